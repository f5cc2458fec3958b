const MEDICINE =
  "medicines?|medications?|drugs?|pills?|tablets?|capsules?|injections?|contracepti\\w+|birth control|" +
  "metformin|glucophage|letrozole|femara|clomid|clomiphene|clomifene|spironolactone|inositol|berberine|" +
  "isotretinoin|accutane|myo-?inositol|cinnamon|spearmint|ashwagandha|omega ?3|turmeric|zinc|magnesium|iron tablets?|folate|ozempic|semaglutide|wegovy|orlistat|finasteride|cabergoline|bromocriptine|" +
  "thyroxine|levothyroxine|progesterone tablets?|provera|yasmin|diane|supplements?|vitamin d|folic acid|" +
  "aspirin|ibuprofen|paracetamol|antibiotics?|insulin(?! (?:test|resistance|level|result))";

const CHANGING = new RegExp(
  "\\b(?:stop|start|begin|quit|skip|miss|pause|halve|double|increase|reduce|lower|change|switch|come off|go off|coming off|get off|wean(?: me)? off|wean|taper)" +
    `(?:ping|ting|ning|ting|ing|s)?\\b.{0,40}\\b(?:${MEDICINE})\\b`,
  "i",
);
const TAKING = new RegExp(
  `\\b(?:should|can|could|must|may|do|is it (?:ok|okay|safe) to)\\b.{0,25}\\b(?:take|taking|use|buy|get|give|swallow|inject)\\b.{0,30}\\b(?:${MEDICINE})\\b(?! (?:test|level|result|scan|checked))`,
  "i",
);
const AMOUNT = new RegExp(
  `\\bdos(?:e|es|age|ing)\\b|\\d ?(?:mg|mcg|milligrams?|iu)\\b(?! ?/)|\\bhow (?:much|many)\\b.{0,30}\\b(?:${MEDICINE})\\b(?! (?:test|level|result))`,
  "i",
);

const AMOUNT_GIVEN = new RegExp(
  `\\b(?:${MEDICINE}) \\d{2,}\\b|\\d{2,} (?:of )?(?:${MEDICINE})\\b`,
  "i",
);
const UNIT = new RegExp(`\\b(?:mg|milligrams?|grams?)\\b(?! ?/).*\\b(?:${MEDICINE})\\b`, "i");
const TIMING = new RegExp(
  `\\b(?:how often|how long|what time|when|which day|best time|too much|too many|stay on|be on)\\b.{0,30}\\b(?:take|taking|on|of|use)\\b.{0,20}\\b(?:${MEDICINE})\\b(?! (?:test|level|result))`,
  "i",
);
const TOGETHER = new RegExp(
  `\\b(?:alcohol|drink|mix|combine|together|interact)\\b.{0,30}\\b(?:with|and|while on)\\b.{0,10}\\b(?:${MEDICINE})\\b|\\b(?:missed|forgot)\\b.{0,20}\\b(?:${MEDICINE})\\b`,
  "i",
);

const HOW_STRONG = new RegExp(
  `\\b(?:maximum|minimum|strength|strongest|safe amount|limit|overdo)\\b.{0,30}\\b(?:${MEDICINE})\\b`,
  "i",
);
const HOW_OFTEN = new RegExp(
  `\\b(?:${MEDICINE})\\b.{0,30}\\b(?:once|twice|(?:two|three|2|3) times|every) (?:a |per )?(?:day|daily|week|night)\\b|\\b(?:${MEDICINE})\\b.{0,20}\\b(?:per day|a day|ran out|run out|running out|finished)\\b|\\b(?:ran|run|running) out of\\b.{0,20}\\b(?:${MEDICINE})\\b`,
  "i",
);
const RAISING = new RegExp(
  `\\b(?:up|raise|bump up|cut|cut down|go up on|go down on) (?:my|the)\\b.{0,15}\\b(?:${MEDICINE})\\b`,
  "i",
);
/** Of what she takes, whatever it is called. */
const HOW_TO_TAKE =
  /\b(?:do|should|can|must|may) i (?:take|swallow|use) (?:it|them|this|these|my (?:medicine|tablets?|pills?|drugs?))\b.{0,30}\b(?:food|meals?|empty stomach|water|milk|alcohol|morning|night|bedtime|together|half|twice)\b/i;

/** Whether someone asks how much of a medicine to take, or whether to start, change or stop one. */
export function asksAboutTakingMedicine(question: string): boolean {
  return [
    CHANGING,
    TAKING,
    AMOUNT,
    AMOUNT_GIVEN,
    UNIT,
    TIMING,
    TOGETHER,
    HOW_STRONG,
    HOW_OFTEN,
    RAISING,
    HOW_TO_TAKE,
  ].some((pattern) => pattern.test(question));
}
