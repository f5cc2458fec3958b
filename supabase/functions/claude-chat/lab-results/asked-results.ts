import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import { attachedText, typedWords } from "../../_shared/contracts/message-parts.ts";
import { withoutDoubtMarks } from "../../_shared/lab-results/doubt-mark.ts";
import { isQuestionLike, segmentsOf } from "../knowledge/message-segments.ts";
import { readLabResults } from "../../_shared/lab-results/read-lab-results.ts";

/** The results that a question is about. */
export type AskedResults = { results: LabResult[]; source: "report" | "message" };

const ABOUT_RESULTS =
  /\b(?:mean|means|meaning|normal|abnormal|high|low|good|bad|ok|okay|fine|results?|reports?|interpret|explain|understand|range|worr\w+|concern\w*|elevated|raised|serious|looks? (?:right|wrong))\b/i;
const POINTS_BACK =
  /\b(?:it|that|this|they|these|those|them|am|my results?|my numbers?|my report)\b/i;
const LONGEST_FOLLOW_UP = 12;
const OTHER_SUBJECT =
  /\b(?:pregnan\w*|conceiv\w*|bab(?:y|ies)|child\w*|belle|born|pikin|ivf|surgery|operation|eat\w*|foods?|drinks?|diet\w*|exercis\w*|lose|weight|periods?|treat\w*|medicines?|drugs?|tablets?|take|start|stop|metformin|hair|acne|sleep\w*|causes?|lower|reduce|raise|improve|cure|pcos|ovulat\w*|menopaus\w*|\w*diabet\w*|resistan\w*|\w*fertil\w*|pill|contracepti\w*|biotin|tumou?rs?|cancer\w*|shav\w*|beard|an(?:a)?emi[ac]|kidneys?|liver)\b/i;
/** Whom a result is of, and no other subject. */
const WITH_PCOS =
  /\b(?:with|for|in|having|on) (?:my |the |someone with |a (?:woman|person) with )?(?:pcos|pcod|pmos)\b/gi;
const IS_IT_PCOS =
  /\b(?:is (?:it|this|that)|na|do (?:i|u|you think i)(?: really)? have|have i got|i (?:don )?(?:get|have)|mean(?:s)? (?:that )?i have|show(?:s)?|say(?:s)?|could (?:it|this) be|am i)\b.{0,20}\b(?:pcos|pcod|pmos)\b(?!.{0,20}\b(?:type|serious|treat))/i;
const NOT_PREGNANT = /\b(?:not|never) pregnant\b/gi;
/** As the bank asks it. */
const IS_IT_PCOS_FROM_RESULTS = "Can you tell from my results if I have PCOS?";
/** What stands behind the last number of a part, and its unit. */
const BEHIND_NUMBERS = /^.*\d\)?(?: ?[%\p{L}µ]*\/[\p{L}\d.]+| ?%|\))?[\s,;)–-]*/su;
const FEWEST_WORDS = 2;
/** A pasted report and what is asked about it have no more lines and sentences. */
const MOST_SEGMENTS = 120;
const ASKS =
  /\?|\b(?:what|how|why|when|which|who|wetin|abi|can|do|does|should|will|is|are) (?:i|is|it|one|the|my|many|much|long|this|that|you|we|be)\b|\b(?:calculate|work out)\b/i;
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
    askedBeside(typed) === "";
  const last = isFollowUp ? resultsOf(earlier.at(-1) ?? "") : [];
  return last.length > 0 ? { results: last, source: sourceOf(last) } : null;
}

/** The results that she wrote herself in an earlier message. */
export function resultsOf(message: string): LabResult[] {
  return readLabResults(typedWords(message));
}

/** The parts of her words that ask for something besides what the results mean, such as food or a baby; else empty. */
export function askedBeside(typed: string): string {
  return segmentsOf(withoutDoubtMarks(typed).words)
    .slice(-MOST_SEGMENTS)
    .flatMap((segment) => {
      if (!/\d/.test(segment) || readLabResults(segment).length === 0)
        return isBeside(segment) ? [segment] : [];
      const behind = segment.replace(BEHIND_NUMBERS, "");
      const isWhole =
        behind.split(/\s+/).length >= FEWEST_WORDS && (isQuestionLike(behind) || ASKS.test(behind));
      if (isWhole) return isBeside(behind) ? [behind] : [];
      return isQuestionLike(segment) && isBeside(segment) ? [segment] : [];
    })
    .map((part) => (IS_IT_PCOS.test(part) ? IS_IT_PCOS_FROM_RESULTS : part))
    .join("\n");
}

/** Whether words name something besides the results, such as food. */
export function namesOtherSubject(words: string): boolean {
  return OTHER_SUBJECT.test(words);
}

function isBeside(segment: string): boolean {
  return (
    namesOtherSubject(segment.replace(WITH_PCOS, "").replace(NOT_PREGNANT, "")) ||
    (ASKS.test(segment) && !ABOUT_RESULTS.test(segment))
  );
}

function sourceOf(results: readonly LabResult[]): AskedResults["source"] {
  const hasRange = results.some(({ range }) => range !== undefined);
  return hasRange && results.length >= FEWEST_ROWS_OF_A_REPORT ? "report" : "message";
}
