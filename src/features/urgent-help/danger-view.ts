import type { AskLine } from "@shared/safety/ask-lines";
import type { AskReport, StopReport } from "@shared/safety/danger-outcome";

import type { SafetyAnswer } from "./use-safety-answer";

/** A question about a sign that may be meant, and what she said to it. */
export type Asking = {
  report: AskReport;
  line: AskLine;
  /** What to do if the sign is there. */
  help: StopReport;
  said: SafetyAnswer | null;
  answer: (said: SafetyAnswer | null) => void;
};

/** What is shown about a danger. */
export type DangerView = { kind: "stop"; report: StopReport } | { kind: "ask"; asking: Asking };
