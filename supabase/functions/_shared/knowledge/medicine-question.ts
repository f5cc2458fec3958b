const MEDICINE =
  "medicines?|medications?|drugs?|pills?|tablets?|capsules?|injections?|contracepti\\w+|birth control|" +
  "metformin|glucophage|letrozole|femara|clomid|clomiphene|clomifene|spironolactone|inositol|berberine|" +
  "isotretinoin|accutane|ozempic|semaglutide|wegovy|orlistat|finasteride|cabergoline|bromocriptine|" +
  "thyroxine|levothyroxine|progesterone tablets?|provera|yasmin|diane|supplements?|vitamin d|folic acid|" +
  "aspirin|ibuprofen|paracetamol|antibiotics?|insulin(?! (?:test|resistance|level|result))";

const CHANGING = new RegExp(
  "\\b(?:stop|start|begin|quit|skip|miss|pause|halve|double|increase|reduce|lower|change|switch|come off|go off)" +
    `(?:ping|ting|ning|ting|ing|s)?\\b.{0,40}\\b(?:${MEDICINE})\\b`,
  "i",
);
const TAKING = new RegExp(
  `\\b(?:should|can|could|must|may|do|is it (?:ok|okay|safe) to)\\b.{0,25}\\b(?:take|taking|use|buy|get)\\b.{0,30}\\b(?:${MEDICINE})\\b(?! (?:test|level|result|scan|checked))`,
  "i",
);
const AMOUNT = new RegExp(
  `\\bdos(?:e|es|age|ing)\\b|\\d ?(?:mg|mcg|milligrams?|iu)\\b(?! ?/)|\\bhow (?:much|many)\\b.{0,30}\\b(?:${MEDICINE})\\b(?! (?:test|level|result))`,
  "i",
);

/** Whether someone asks how much of a medicine to take, or whether to start, change or stop one. */
export function asksAboutTakingMedicine(question: string): boolean {
  return [CHANGING, TAKING, AMOUNT].some((pattern) => pattern.test(question));
}
