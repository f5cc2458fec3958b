import type { Guide } from "./guides.ts";
import { guideIdOf } from "./guides.ts";
import type { Passage } from "./passage.ts";
import { holds, phraseOf, says, type Phrase } from "./phrases.ts";
import { termsOf } from "./terms.ts";

/** What a phrase adds that a part answers, or a name of the guide, when it is all of the question. */
const ASKED_BONUS = 1.5;
const NAME_BONUS = 0.7;
/** What it adds beside that when the question is the phrase word for word. */
const LITERAL_BONUS = 0.5;

/** How well each passage fits a question by the phrases in which people ask for it; 0 when by none. */
export type FitByPhrases = (question: string) => (passage: Passage) => number;

/** Prepares the phrases of all passages once. */
export function createPhraseFit(
  passages: readonly Passage[],
  guides: readonly Guide[],
): FitByPhrases {
  const weightOf = createWeights(passages);
  const weigh = (terms: readonly string[]) =>
    terms.reduce((total, term) => total + weightOf(term), 0);
  const asked = new Map(passages.map((passage) => [passage.id, passage.asked.map(phraseOf)]));
  const names = new Map(guides.map(({ id, keywords }) => [id, keywords.map(phraseOf)]));

  return (text) => {
    const question = phraseOf(text);
    const whole = Math.max(weigh(question.terms), Number.MIN_VALUE);
    const coverage = (phrases: readonly Phrase[]) =>
      highest(
        phrases.filter((phrase) => holds(question.terms, phrase)),
        ({ terms }) => weigh(terms) / whole,
      );
    const nameFit = new Map([...names].map(([id, phrases]) => [id, coverage(phrases)]));
    return (passage) => {
      const phrases = asked.get(passage.id) ?? [];
      const literal = phrases.filter((phrase) => says(question, phrase));
      return (
        ASKED_BONUS * coverage(phrases) +
        NAME_BONUS * (nameFit.get(guideIdOf(passage)) ?? 0) +
        LITERAL_BONUS * highest(literal, ({ words }) => words.length / question.words.length)
      );
    };
  };
}

function highest(phrases: readonly Phrase[], rate: (phrase: Phrase) => number): number {
  return Math.max(0, ...phrases.map(rate));
}

/** Weighs a word by how few of the passages have it. */
function createWeights(passages: readonly Passage[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { title, asked, keywords, text } of passages) {
    for (const term of new Set([title, ...asked, ...keywords, text].flatMap(termsOf))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return (term) => Math.log(1 + passages.length / (counts.get(term) ?? 1));
}
