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

/** Answers in the words of our guides, and says so when they hold no answer. */
export function answerFromGuides(question: string, search: SearchPassages): GuideAnswer {
  if (asksAboutTakingMedicine(question)) {
    return { text: `${MEDICINE}\n\n${URGENT}`, passages: [] };
  }
  const [best] = search(question);
  if (best === undefined) {
    return { text: `${UNKNOWN}\n\n${URGENT}`, passages: [] };
  }
  return { text: paragraphs(question, best).join("\n\n"), passages: [best] };
}

function paragraphs(question: string, passage: Passage): string[] {
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
