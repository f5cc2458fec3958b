const LEADING = /^\W*(?:(?:and|ok(?:ay)?|so|but|then|what|wetin|how)\s+)*(?:about|of|for)?\s*/i;
const ANOTHER =
  /^\W*(?:(?:and|ok(?:ay)?|so|but)\W+)*(?:and|what about|how about|wetin about|what of|how of|what if it is)\b/i;
const MOST_WORDS = 9;
/** A part of a message with no more words is hardly ever whole. */
const FEW_WORDS = 4;
const POINTS_BACK =
  /\b(?:it|its|this|that|these|those|them|they|one|him|her|she|he)\b|\bam\b(?=\W*$)/i;

type Earlier = {
  /** What the earlier question was about, such as "yam". */
  subject: string;
  /** Whether the new question is understood alone. */
  isSure: boolean;
};

/** What stands for a thing that was named before: "Can I use it …?", "Does it hurt?", but not "Is it bad to …?". */
const STANDS_FOR_A_THING =
  /\b(?:us(?:e|ing)|tak(?:e|ing)|on|with|of|about|than|try|start|stop) (?:it|this|that|them|these|those|am)\b|\b(?:does|do|did|will|can|could|before|until|if|when) (?:it|they|this)\b/i;

/** Whether a question is about what the one before it named, whatever else it says. */
export function goesOnAboutIt(question: string): boolean {
  return ANOTHER.test(question) || STANDS_FOR_A_THING.test(question);
}

/** Whether a part of a message may mean what the part before it names. */
export function pointsBack(text: string): boolean {
  return POINTS_BACK.test(text) || text.split(/\s+/).length <= FEW_WORDS;
}

/** Readings of a short question together with the one before it; none when it stands alone. */
export function combinedTexts(question: string, before: string, earlier: Earlier): string[] {
  const words = question.split(/\s+/).length;
  const isAnother = ANOTHER.test(question);
  if (words > MOST_WORDS || (earlier.isSure && !isAnother)) return [];
  const rest = question.replace(LEADING, "").replace(/\W+$/, "");
  const { subject } = earlier;
  const texts = [`${question.replace(/\W+$/, "")} ${subject}`, `${question} ${before}`];
  if (subject === "") return texts.slice(1);
  const names = [subject, subject.split(" ").at(-1) ?? subject].map(escaped).join("|");
  const replaced = before.replace(new RegExp(`\\b(?:${names})s?\\b`, "i"), rest);
  return isAnother && replaced !== before ? [replaced, ...texts] : texts;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
