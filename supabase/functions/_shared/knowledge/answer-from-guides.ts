import { partName } from "./guides.ts";
import { asksAboutTakingMedicine } from "./medicine-question.ts";
import type { Passage } from "./passage.ts";
import type { SearchPassages } from "./search.ts";
import { intentsOf } from "./terms.ts";

export type GuideAnswer = { text: string; passages: Passage[] };

const URGENT =
  "If you feel very unwell or unsafe, do not wait: go to a hospital or open our urgent help page.";

const UNKNOWN =
  "I don't know the answer to that. Our guides do not cover it, and I would rather not guess. " +
  "A doctor, nurse or pharmacist can help you with it.";

const MEDICINE =
  "I don't know what is right for you here. How much of a medicine to take, and whether to start, change " +
  "or stop one, is for the person who prescribed it. Please ask them or a pharmacist before you change anything.";

const OWN_RANGE =
  "Labs differ, so the range to go by is the one printed on your own report. " +
  "Our guide lists the numbers often quoted, and says what this test can and cannot show.";

const OWN_RESULT =
  "I cannot say what your own result means. No single number can show that you have, or do not have, a condition.";

const RESULT_ADVICE =
  "Please take your result to a clinician, who can read it together with the rest of your health.";

const ABOUT_RESULT =
  /\b(?:results?|reports?|normal|range|levels?|high|low|raised|positive|negative|values?|reading|do i have)\b|\d/i;
const ABOUT_OWN_RESULT =
  /\b(?:my|mine|i)\b.*\d|\d.*\b(?:my|mine|i)\b|\bdo i have\b|\bmy results?\b/i;

/** How many other passages an answer may point to. */
const MOST_TO_READ_ON = 2;

/** How far down a test may stand to be the one whose result is asked about. */
const AMONG_THE_FIRST = 5;

/** Answers in the words of our guides, and says so when they hold no answer. */
export function answerFromGuides(question: string, search: SearchPassages): GuideAnswer {
  if (asksAboutTakingMedicine(question)) {
    return { text: `${MEDICINE}\n\n${URGENT}`, passages: [] };
  }
  const found = search(question);
  const best = ownResultPassage(question, found) ?? found[0];
  if (best === undefined) {
    return { text: `${UNKNOWN}\n\n${URGENT}`, passages: [] };
  }
  if (isAboutLabTest(best)) {
    return { text: labTestParagraphs(question, best).join("\n\n"), passages: [best] };
  }
  const next = found
    .filter((passage) => passage !== best && !isAboutLabTest(passage))
    .slice(0, MOST_TO_READ_ON);
  return {
    text: [`${best.text} [1]`, ...readOn(next)].join("\n\n"),
    passages: [best, ...next],
  };
}

/** Who writes down a number of her own is told about its test, whatever else she asks. */
function ownResultPassage(question: string, found: readonly Passage[]): Passage | undefined {
  if (!ABOUT_OWN_RESULT.test(question) || !/\d/.test(question)) return undefined;
  return found.slice(0, AMONG_THE_FIRST).find(isAboutLabTest);
}

function isAboutLabTest({ id }: Passage): boolean {
  return id.startsWith("lab-tests/");
}

function readOn(passages: readonly Passage[]): string[] {
  if (passages.length === 0) return [];
  const titles = passages.map(({ title }, place) => `- ${title} [${place + 2}]`);
  return [`To read on:\n\n${titles.join("\n")}`];
}

function labTestParagraphs(question: string, passage: Passage): string[] {
  const intents = intentsOf(partName(passage));
  if (intents.includes("preparing")) {
    return [`${passage.text} [1]`];
  }
  // Ranges are never quoted here: read beside a person's own number they would sound like a diagnosis.
  const isRange = intents.includes("numbers");
  const isOwnResult = ABOUT_OWN_RESULT.test(question);
  return [
    ...(isOwnResult ? [OWN_RESULT] : []),
    `${isRange ? OWN_RANGE : passage.text} [1]`,
    ...(isRange || isOwnResult || ABOUT_RESULT.test(question) ? [RESULT_ADVICE] : []),
  ];
}
