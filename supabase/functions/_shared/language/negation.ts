import type { Span, Token } from "./token.ts";

export const NEGATORS = new Set(
  "no not never without dont didnt havent none nor neither isnt denies denied deny negative nothing nil zero".split(
    " ",
  ),
);
/** Words that may stand between a negation and what it negates. */
const BRIDGES = new Set(
  `a an the any have has had having get got getting feel feeling felt feels i me my she her he been be being
   am is are was were to of in on at with or nor and that there so much many such real severe bad more kind sort
   sign signs symptom symptoms other new sudden heavy big large small current serious worrying unusual dangerous
   think thinking thought thoughts ending taking killing life about planning plan going trying try want experience experienced experiencing
   notice noticed see seen seeing find found currently actively it any1 anything like soaking soak changing
   change through pad pads every hours passing pass using use full filling ever once yet actual recent
   nausea dizziness dizzy fever vomit cough discharge swell swelling pain bleeding headache headaches cramps
   clots clot shortness breath breathe fainting faint weakness numbness rash itching chills palpitations chest
   leg calf belly stomach smell smelly foul vision blurred changes trouble difficulty breathing problems issues
   side one sided visual aura strong intention intentions desire harming hurting history suicidal active loss lower pelvic
   really from by after during since when suffer suffering suffered report reported has one`.split(
    /\s+/,
  ),
);
const LIST_WORDS = new Set(["or", "nor"]);
const ANSWERS_NO = new Set("no none nil negative denied absent never nope".split(" "));
const FARTHEST = 12;

/** Whether the writer says that something found in the text is not so. */
export function isNegated(
  tokens: readonly Token[],
  { start, end }: Span,
  pseudoNegated: ReadonlySet<number>,
): boolean {
  return isAnsweredNo(tokens, end) || isNegatedBefore(tokens, start, pseudoNegated);
}

function isNegatedBefore(
  tokens: readonly Token[],
  start: number,
  pseudoNegated: ReadonlySet<number>,
): boolean {
  const here = tokens[start];
  for (let index = start - 1; index >= Math.max(0, start - FARTHEST); index -= 1) {
    const token = tokens[index];
    if (token === undefined || token.sentence !== here?.sentence) return false;
    const isNextClause = token.clause !== tokens[index + 1]?.clause;
    if (NEGATORS.has(token.word) && !pseudoNegated.has(index)) {
      return !(isNextClause && token.word === "no");
    }
    const goesOn = LIST_WORDS.has(tokens[index + 1]?.word ?? "");
    if (!BRIDGES.has(token.word) && !goesOn) return false;
    if (isNextClause && !isList(tokens, index)) return false;
  }
  return false;
}

/** Whether the comma after this word goes on a list, as in "no fever, pain or discharge". */
function isList(tokens: readonly Token[], index: number): boolean {
  for (let next = index + 1; next < index + FARTHEST; next += 1) {
    const token = tokens[next];
    if (token?.sentence !== tokens[index]?.sentence) return false;
    if (LIST_WORDS.has(token?.word ?? "")) return true;
    if (token !== undefined && !BRIDGES.has(token.word) && !LIST_WORDS.has(token.word))
      return false;
  }
  return false;
}

/** "Chest pain: no." */
function isAnsweredNo(tokens: readonly Token[], end: number): boolean {
  const last = tokens[end - 1];
  const answer = tokens[end];
  if (answer === undefined || !ANSWERS_NO.has(answer.word)) return false;
  const isApart = answer.clause !== last?.clause;
  return isApart && tokens[end + 1]?.clause !== answer.clause;
}
