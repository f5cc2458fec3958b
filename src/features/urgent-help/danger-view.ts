import type { AskReport, StopReport } from "@shared/safety/danger-outcome";

import type { Said } from "./use-said";

/** A question about a sign that may be meant, and what she said to it. */
export type Asking = {
  report: AskReport;
  /** What to do if the sign is there. */
  help: StopReport;
  said: Said | null;
  answer: (said: Said | null) => void;
};

/** What is shown about a danger. */
export type DangerView = { kind: "stop"; report: StopReport } | { kind: "ask"; asking: Asking };
