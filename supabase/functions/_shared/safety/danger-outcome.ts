import type { DangerLevel, RedFlag } from "../contracts/red-flags.ts";

/** Whose number a person needs besides the emergency number. */
export type LineKind = "crisis" | "violence" | "child" | "eating";

/** A rule is met by her own words: the card comes first. */
export type StopReport = {
  outcome: "stop";
  level: DangerLevel;
  /** The red flags that are met, the likeliest first. */
  flags: readonly RedFlag[];
  /** The most urgent of them, which says what to do. */
  mostUrgent: RedFlag;
  /** Whether it has to be acted on sooner than this red flag mostly has. */
  isWorseThanUsual: boolean;
  /** Whether somebody under 18 writes. */
  isMinor: boolean;
  /** Lines to offer below the emergency number. */
  lines: readonly LineKind[];
  /** Whether someone at home may be reading along. */
  offersQuickExit: boolean;
  isForSomeoneElse: boolean;
};

/** A sign is suspected and no rule is met: the answer comes, and one quiet question with it. */
export type AskReport = {
  outcome: "ask";
  flag: RedFlag;
  /** Whether an ordinary answer before the question would be cruel or dangerous. */
  isBeforeAnswer: boolean;
  isForSomeoneElse: boolean;
};

export type DangerReport = StopReport | AskReport;
