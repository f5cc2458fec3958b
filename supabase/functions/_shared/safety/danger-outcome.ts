import type { DangerLevel, RedFlag } from "../contracts/red-flags.ts";

/** Whose number a person needs besides the emergency number. */
export type LineKind = "crisis" | "violence" | "child" | "eating";

/** What is read when a red flag is met: our concern, what to do now, what to tell the staff. */
export type Advice = { concern: string; todo: string; tell: string };

/** One quiet question that names the sign which may be meant. */
export type AskLine = {
  question: string;
  /** Whether an ordinary answer before the question would be cruel or dangerous. */
  isBeforeAnswer: boolean;
  /** Warm words before the question. */
  lead?: string;
};

/** A rule is met by her own words: the card comes first. */
export type StopReport = {
  outcome: "stop";
  level: DangerLevel;
  /** The red flags that are met, the likeliest first. */
  flags: readonly RedFlag[];
  /** The concern about the first of them, and what to do about the most urgent. */
  advice: Advice;
  /** Lines to offer below the emergency number. */
  lines: readonly LineKind[];
  /** Whether someone at home may be reading along. */
  offersQuickExit: boolean;
  isForSomeoneElse: boolean;
};

/** A sign is suspected and no rule is met: the answer comes, and one quiet question with it. */
export type AskReport = { outcome: "ask"; flag: RedFlag; question: AskLine };

export type DangerReport = StopReport | AskReport;
