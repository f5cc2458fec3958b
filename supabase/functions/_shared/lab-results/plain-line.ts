import { matchesNotAfter } from "./matches-not-after.ts";

/** A line with one way to write dashes, spaces and accented letters. */
export function plainLine(line: string): string {
  return line
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[‐-―−~]/g, "-")
    .replace(/[\u00a0\u2000-\u200a\t]/g, " ")
    .replace(/[»›](?= ?\d)/g, ">")
    .replace(/[‹«](?= ?\d)/g, "<")
    .replace(/[«»“”‘’"|]/g, " ");
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const TIME_UNIT = "(?:days?|dys|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|minutes?|mins?)";

/** What may stand before anything. */
const NOTHING = /(?!)/;

/** Numbers that are no results, however close to a test's name they stand; some only where nothing of a kind is before them. */
const OTHER_NUMBERS: readonly (RegExp | { pattern: RegExp; notAfter: RegExp })[] = [
  /\S+@\S+|https?:\S+|www\.\S+/g,
  // Dates and times
  { pattern: /\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?![\d])/g, notAfter: /[\d.]$/ },
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?${MONTH}\\b,?(?: ?(?:19|20)\\d\\d)?`, "g"),
  new RegExp(`\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\.\\d)(?:,? (?:19|20)\\d\\d)?`, "g"),
  new RegExp(`\\b(?:in|of|since|year|until|from|${MONTH},?) (?:19|20)\\d\\d\\b(?!\\.\\d)`, "g"),
  /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)?|\b\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b\.?/g,
  // Ages, addresses and numbers of people, samples and pages
  /\bage[ds]?(?: ?\/ ?sex)? ?:? ?(?:is )?\d{1,3}\b(?!\.\d)(?: ?y(?:rs?|ears?)?\b)?/g,
  /\b\d{1,3} ?-? ?(?:years?|yrs?|yr|y)[ -]?(?:\/ ?)?(?:olds?|o)\b/g,
  /\b\d{1,3} ?(?:y|yrs?|years?) ?\/ ?(?:f|m|female|male)\b/g,
  /\bi(?:'m| am|m) (?:a )?\d{1,2}\b(?![.\d])/g,
  /\+\d[\d -]{6,}\d|\b0\d{9,10}\b|\(?\b\d{3}\)?[ -]\d{3}[ -]\d{4}\b/g,
  /\b(?:lab|patient|sample|specimen|accession|hospital|folder|reg|registration|mrn|file|bill|invoice|order|account|card|request|visit|sn|s\/n|tel|phone|mobile|fax|uhid)\b[ .]*(?:no|number|num|id|#)?[ .]*[:#] ?[a-z]{0,4}-?\d[\d/-]*/g,
  // "Ref: 2.4 - 12.6" is a range
  /\bref\b[ .]*(?:no|number|num|id|#)?[ .]*[:#] ?[a-z]{0,4}-?\d[\d/]*(?![\d/]|[.,]\d| ?[-–—] ?\d)/g,
  /\b(?:no|id|mrn|uhid)\.? ?[:#] ?[a-z]{0,4}-?\d+/g,
  /\b[a-z]{1,4}-\d{4,}\b/g,
  /\bpage \d+(?: ?(?:of|\/) ?\d+)?/g,
  /\b(?:suite|room|plot|block|flat|apt|unit no)\.? \d+/g,
  // Days of the cycle, durations and ordinals
  /\b(?:cycle )?day ?\d{1,2}(?: ?(?:-|to) ?\d{1,2})?\b|\bcd ?\d{1,2}\b/g,
  { pattern: /\bd ?(?:2|3|21)\b/g, notAfter: /(?:vitamin|vit) $/ },
  new RegExp(`\\b\\d+(?:\\.\\d+)?(?: ?(?:-|to|or) ?\\d+)?[ -]?${TIME_UNIT}\\b`, "g"),
  /\b\d+(?:st|nd|rd|th)\b/g,
  /\b(?:type|stage|grade|version) [12345]\b(?![.,]\d)/g,
  // Amounts of medicine, food and money
  /\b\d[\d,.]*(?:-\d[\d.]*)? ?(?:mg|mcg|[µμu]g|grams?|gms?|g|ml|iu|i\.u\.?|units?(?! ?:)|tabs?|tablets?|pills?|capsules?|caps?|calories|kcal|cals?|steps)\b(?! ?[/%])/g,
  /[$₦£€#] ?\d[\d,.]*k?\b|\bn\d[\d,.]{3,}|\b\d[\d,.]* ?(?:naira|dollars|usd)\b|\b\d+k\b/g,
  // Measures of the body
  /\b\d+(?:\.\d+)? ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|stone|cm|feet|foot|ft|inch(?:es)?|bpm)\b/g,
  { pattern: /\b[12]\.\d{1,2} ?m(?:eters?|etres?)?\b/g, notAfter: /(?:[/.\d]|\/ )$/ },
  { pattern: /\b\d ?' ?\d{0,2}(?: ?")?/g, notAfter: /[\d.,]$/ },
  /\bbmi(?: (?:is|of|was))?[ :=]{0,3}\d+(?:\.\d+)?|\bweigh\w*(?: (?:is|about))?[ :=]{0,3}\d+(?:\.\d+)?|\bheight[ :=]{0,3}\d[\d.]*/g,
  /\bb\.?p\.?(?: (?:is|was))?[ :=]{0,3}\d{2,3} ?\/ ?\d{2,3}/g,
  /\bpulse(?: rate)?(?: (?:is|was))?[ :=]{0,3}\d{2,3}/g,
];

/** Sugar and fats are often told in "mg" alone. */
const NAMED_IN_MG =
  /(?:sugar|glucose|fbs|fbg|fpg|rbs|cholesterol|ldl|hdl|triglycerides)\W+(?:\w+\W+){0,3}$/;

/** The line with spaces in place of numbers that cannot be a test's result. */
export function withoutOtherNumbers(line: string): string {
  const small = line.toLowerCase();
  let rest = small;
  for (const each of OTHER_NUMBERS) {
    const { pattern, notAfter } =
      each instanceof RegExp ? { pattern: each, notAfter: NOTHING } : each;
    for (const { 0: match, index } of matchesNotAfter(notAfter, pattern, rest)) {
      const before = rest.slice(0, index);
      const isSugar = match.endsWith("mg") && NAMED_IN_MG.test(before);
      if (!isSugar) rest = before + " ".repeat(match.length) + rest.slice(index + match.length);
    }
  }
  if (rest === small || small.length !== line.length) return rest === small ? line : rest;
  return Array.from(rest, (sign, at) => (sign === " " ? " " : (line[at] ?? " "))).join("");
}
