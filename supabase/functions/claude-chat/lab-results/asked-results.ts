import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import { attachedText, typedWords } from "../../_shared/contracts/message-parts.ts";
import { readLabResults } from "./read-lab-results.ts";

/** The results that a question is about. */
export type AskedResults = { results: LabResult[]; source: "report" | "message" };

const ABOUT_RESULTS =
  /\b(?:mean|means|meaning|normal|abnormal|high|low|good|bad|ok|okay|fine|results?|reports?|interpret|explain|understand|range|worr\w+|concern\w*|elevated|raised|serious)\b/i;
const POINTS_BACK =
  /\b(?:it|that|this|they|these|those|them|am|my results?|my numbers?|my report)\b/i;
const LONGEST_FOLLOW_UP = 12;
const OTHER_SUBJECT =
  /\b(?:pregnan\w*|conceiv\w*|bab(?:y|ies)|child\w*|belle|eat\w*|foods?|drinks?|diet\w*|exercis\w*|lose|weight|periods?|treat\w*|medicines?|drugs?|tablets?|take|start|stop|metformin|hair|acne|sleep\w*|causes?|lower|reduce|raise|improve|cure|pcos|ovulat\w*|menopaus\w*|\w*diabet\w*|resistan\w*|fertil\w*)\b/i;
const ASKS =
  /\?|\b(?:what|how|why|when|which|who|wetin|abi|can|do|does|should|will|is|are) (?:i|is|it|the|my|many|much|long|this|that|you|we|be)\b/i;
/** A report has more than one row, or a range printed in it. */
const FEWEST_ROWS_OF_A_REPORT = 4;

/** The results in a message, or those of an earlier one that a short question points back to; null when it is about none. */
export function askedResults(question: string, earlier: readonly string[]): AskedResults | null {
  const typed = typedWords(question);
  const attached = readLabResults(attachedText(question));
  if (attached.length > 0) {
    const [fromTyped] = [readLabResults(typed)];
    const other = fromTyped.filter((row) => !attached.some(({ test }) => test === row.test));
    return { results: [...attached, ...other], source: "report" };
  }
  const results = readLabResults(typed);
  if (results.length > 0) return { results, source: sourceOf(results) };
  const isFollowUp =
    typed.split(/\s+/).length <= LONGEST_FOLLOW_UP &&
    ABOUT_RESULTS.test(typed) &&
    POINTS_BACK.test(typed) &&
    !asksOtherThings(typed);
  const last = isFollowUp ? resultsOf(earlier.at(-1) ?? "") : [];
  return last.length > 0 ? { results: last, source: sourceOf(last) } : null;
}

/** The results that she wrote herself in an earlier message. */
export function resultsOf(message: string): LabResult[] {
  return readLabResults(typedWords(message));
}

/** Whether her words ask for something besides what the results mean, such as food or a baby. */
export function asksOtherThings(typed: string): boolean {
  return OTHER_SUBJECT.test(typed) || (ASKS.test(typed) && !ABOUT_RESULTS.test(typed));
}

function sourceOf(results: readonly LabResult[]): AskedResults["source"] {
  const hasRange = results.some(({ range }) => range !== undefined);
  return hasRange && results.length >= FEWEST_ROWS_OF_A_REPORT ? "report" : "message";
}
