/** Names of medicines that a prescriber decides on. */
const NAMED =
  "metformin|glucophage|letrozole|femara|clomid|clomiphene|clomifene|spironolactone|aldactone|isotretinoin|accutane|roaccutane|" +
  "ozempic|semaglutide|wegovy|mounjaro|tirzepatide|orlistat|finasteride|cabergoline|bromocriptine|levothyroxine|thyroxine|" +
  "provera|primolut|norethisterone|medroxyprogesterone|duphaston|yasmin|yaz|diane|mirena|aspirin|ibuprofen|paracetamol|tramadol|antibiotics?|antidepressants?|" +
  "insulin injections?|progesterone(?: tablets?)?|gonadotropins?|statins?|contracepti\\w+|birth control|family planning|the pill|the shot|depo";
const GENERAL =
  "medicines?|medications?|meds?|drugs?|pills?|tablets?|tabs|capsules?|injections?|jabs?|prescriptions?";
/** Taken without a prescription; only how much of them is for others to say. */
const SUPPLEMENTS =
  "inositol|myo-?inositol|berberine|supplements?|vitamins?(?: d3?)?|vit d|folic acid|folate|zinc|magnesium|iron|omega ?3|spearmint|cinnamon|turmeric|ashwagandha|selenium|nac|biotin";
const ANY = `(?:${NAMED}|${GENERAL})`;
const TAKEN = `(?:${NAMED}|${GENERAL}|${SUPPLEMENTS})`;
const NOT_A_TEST = "(?! (?:tests?|levels?|results?|scans?|checked|deficiency|in my blood|number))";

/** Someone asks for leave or for a way, not for what is known. */
const LEAVE =
  "(?:should (?:i|we|she)|shld i|can (?:i|we|she)|could i|may i|must i|do i (?:need|have|still have|still need) to|is it (?:ok|okay|safe|fine|bad|alright|wise|advisable|dangerous) (?:to|if i|for me to)|" +
  "i (?:want|wan|wanna|would like|plan|intend|decided|need|am going|am planning|am about|am thinking|feel like) (?:to|of)?|fit i|i fit|make i|how (?:do|can|should|will) i|when (?:do|can|should|must|will) i|what if i|thinking of|how (?:soon|long) (?:can|should|must|do) i|let me|ok if i|okay if i|help me)";
const CHANGE =
  "(?:stop|stopping|start|starting|begin|quit|skip|pause|halve|double|increase|reduce|lower|raise|up|cut|cut down|change|switch|come off|go off|coming off|get off|get on|go on|wean|taper|combine|mix|join|add|swap|restart)";

const OFTEN = "(?:once|twice|(?:two|three|2|3) times|every) (?:a |per )?(?:day|daily|week|night)";
/** Up to what is taken; a test, a quiz or a pregnancy is not. */
const NEAR = "(?:(?!\\b(?:tests?|quiz|fast|pregnant|scan|blood)\\b).){0,25}";

const rules: readonly RegExp[] = [
  // Starting, stopping or changing one.
  new RegExp(`\\b${LEAVE}\\b.{0,25}\\b${CHANGE}\\b.{0,30}\\b${ANY}\\b${NOT_A_TEST}`),
  new RegExp(
    `^(?:please )?${CHANGE} .{0,12}\\b${ANY}\\b${NOT_A_TEST}(?!.*\\b(?:cause|affect|make|bring|lead|give)\\b)`,
  ),
  new RegExp(
    `\\b(?:tired of|fed up with|hate|sick of) .{0,20}\\b${ANY}\\b.{0,30}\\b(?:stop|quit|leave it)\\b`,
  ),
  // Taking one that is named.
  new RegExp(
    `\\b${LEAVE}\\b.{0,15}\\b(?:take|taking|use|using|buy|get|inject|swallow|try|be on|go for|ask for)\\b${NEAR}\\b(?:${NAMED})\\b${NOT_A_TEST}`,
  ),
  // How much, how strong, how often.
  new RegExp(`\\b(?:dos(?:e|es|age|ages|ing)|milligrams?)\\b`),
  new RegExp(
    `\\bhow (?:many|much) (?:mg|mcg|grams?|units?|iu)\\b(?!.{0,12}\\b(?:sugar|protein|carbs?|fib(?:er|re)|fat|salt)\\b)`,
  ),
  new RegExp(
    `\\b(?:take|taking|taken|on|use|using|of|prescribed|gave me) .{0,25}\\d ?(?:mg|mcg|milligrams?|iu)\\b(?! ?/)`,
  ),
  new RegExp(
    `\\b\\d+ ?(?:mg|mcg|milligrams?|iu)\\b(?! ?/).{0,30}\\b${TAKEN}\\b|\\b(?!diane 35\\b)${ANY} \\d{2,}\\b(?! (?:days?|weeks?|months?|years?)\\b)${NOT_A_TEST}`,
  ),
  new RegExp(
    `\\bhow (?:much|many)(?: (?:of|is|are|the|my|a|capsules of|tablets of|pills of))* ${TAKEN}\\b${NOT_A_TEST}.{0,40}\\b(?:take|day|daily|week|month|swallow|enough|too much|need|use|should)\\b|\\bhow (?:much|many) (?:times )?.{0,20}\\b(?:take|swallow|use|inject)\\b.{0,20}\\b${TAKEN}\\b${NOT_A_TEST}`,
  ),
  new RegExp(
    `\\b(?:how often|how many times|what time|best time|how long|which day|when)\\b.{0,20}\\b(?:should|do|must|can|to|i|we) .{0,10}\\b(?:take|swallow|inject|use|stay on|be on|keep taking)\\b.{0,25}\\b${ANY}\\b${NOT_A_TEST}`,
  ),
  new RegExp(
    `\\b(?:maximum|minimum|strength|strongest|safe amount|overdo|higher|lower|stronger|right amount)\\b.{0,15}\\b${ANY}\\b${NOT_A_TEST}`,
  ),
  new RegExp(
    `(?:^|\\b(?:take|swallow|have|use) )${ANY} .{0,15}\\b${OFTEN}\\b|\\b${ANY} .{0,15}\\b${OFTEN} or\\b`,
  ),
  // Mixing; what is said about alcohol holds for everyone.
  new RegExp(
    `\\b(?:take|taking|mix|mixing|combine|combining|use|drink|join)\\b.{0,30}\\b${TAKEN}\\b.{0,20}\\b(?:together|with|and|plus|alongside)\\b.{0,20}\\b(?:${NAMED}|together|same time)\\b`,
  ),
  new RegExp(
    `\\b(?:herbs?|agbo|${SUPPLEMENTS})\\b.{0,25}\\b(?:with|and|while on|while taking|on|plus)\\b.{0,10}\\b(?:${NAMED})\\b.{0,15}(?:together|ok|okay|safe|[?.]|$)`,
  ),
  // Missed or run out of.
  new RegExp(`\\b(?:missed|forgot|skipped|ran out of|run out of|finished)\\b.{0,20}\\b${ANY}\\b`),
  new RegExp(
    `\\b${ANY}\\b${NOT_A_TEST}.{0,60}\\bhow (?:do|should|can) i (?:stop|quit) (?:it|them)\\b`,
  ),
  // Of what she takes, whatever it is called; "how do I stop it" may be about a beard.
  /(?<!\bhow )\b(?:do|should|can|must|may|could) i (?:stop|quit|restart|double|halve|take|swallow|start) (?:taking )?(?:it|them|this|these|my (?:medicine|tablets?|pills?|drugs?|meds)) ?(?:now|today|anymore|any more|again|early|suddenly|with|on|before|after|at|in|twice|\?|$)/,
];

/** The rules cost time: a text without any of these meets none of them. */
const MENTIONS = new RegExp(
  `${NAMED}|${GENERAL}|${SUPPLEMENTS}|dos(?:e|ag|ing)|\\bmg\\b|\\d ?(?:mg|mcg|iu)\\b|milligram|\\b(?:it|them|this|these)\\b`,
);

const NAMES = new RegExp(`\\b(?:${NAMED}|${GENERAL}|${SUPPLEMENTS}|coil|iud)\\b`, "i");

/** Whether a text names a medicine or a supplement. */
export function namesMedicine(text: string): boolean {
  return NAMES.test(text);
}

/** Whether someone asks how much of a medicine to take, or whether to start, change, mix or stop one. */
export function asksAboutTakingMedicine(question: string): boolean {
  const plain = question.toLowerCase().replace(/['’]/g, "").replace(/\s+/g, " ").trim();
  return MENTIONS.test(plain) && rules.some((rule) => rule.test(plain));
}
