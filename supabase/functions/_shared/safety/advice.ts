import type { StopReport } from "./danger-outcome.ts";
import { helperAdvice } from "./helper-advice.ts";
import { adviceByFlag } from "./own-advice.ts";

/** What is read when a red flag is met: our concern, what to do now, what to tell the staff. */
export type Advice = { concern: string; todo: string; tell: string };

/** Added for someone who says that she is under 18. */
export const minorAdvice =
  "Tell a grown-up you trust, a school nurse or a doctor. If someone hurts you, choose a person who has nothing to do with it.";

/** What to do about a red flag that can mostly wait for hours, where this one cannot. */
const emergencySteps = {
  own: "Call the emergency number or go to the nearest hospital now.",
  helper: "Call the emergency number or take her to the nearest hospital now. Stay with her.",
} as const;

/** The concern about the first red flag of a report, and what to do about the most urgent. */
export function adviceOf(report: StopReport): Advice {
  const { flags, mostUrgent, isWorseThanUsual, isMinor, isForSomeoneElse } = report;
  const [first = mostUrgent] = flags;
  const words = isForSomeoneElse ? helperAdvice : adviceByFlag;
  const { todo, tell } = words[mostUrgent];
  return {
    concern: words[first].concern,
    todo: isWorseThanUsual ? emergencySteps[isForSomeoneElse ? "helper" : "own"] : todo,
    tell: isMinor && !isForSomeoneElse ? `${tell} ${minorAdvice}` : tell,
  };
}
