import type { Guide } from "./guides.ts";
import { holds, phraseOf, says, type Phrase } from "./phrases.ts";
import { CONDITION, kindOf, meanings, termsOf, type WordKind, wordsOf } from "./terms.ts";
import { weighTopic } from "./topic-scale.ts";
import { stopWords } from "./word-kinds.ts";

/** The word of our guides that is meant, also when it is misspelled; null when none has it. */
export type FindKnown = (term: string) => string | null;

/** Tells whether a question is about something that our guides speak of. */
export type IsOurTopic = (question: string) => boolean;

/** How much its words must speak for a question that our guides know, and for one that they do not. */
const LEAST_WHEN_KNOWN = -0.5;
const LEAST_WHEN_UNKNOWN = 1;

/** A shorter phrase, word for word, may stand in any question. */
const MIN_LITERAL_WORDS = 3;

const MIN_SMALL_WORDS = 5;

/** Kinds of words that say what is asked, not about which subject. */
const WITHOUT_SUBJECT: readonly WordKind[] = ["plain", "aspect", "opening"];

/** Judges a question by what our guides know of it and by how its words weigh. */
export function createTopicCheck(guides: readonly Guide[], findKnown: FindKnown): IsOurTopic {
  const isKnown = createGuideCheck(guides, findKnown);
  return (question) => {
    const weight = weighTopic(question);
    return isKnown(question)
      ? weight > LEAST_WHEN_KNOWN
      : weight > LEAST_WHEN_UNKNOWN && saysSomething(wordsOf(question));
  };
}

/**
 * Compares the words of a question: those that name a subject of ours against those that no guide knows.
 * Words of everyday life, such as "hair", name a subject only where one guide knows all the words beside them.
 */
function createGuideCheck(guides: readonly Guide[], findKnown: FindKnown): IsOurTopic {
  const named = guides.flatMap(({ keywords }) => keywords.flatMap((name) => phraseOf(name).terms));
  const subjects = new Set([...meanings, ...named].filter((term) => kindOf(term) === "any"));
  const phrases = guides.flatMap(({ asked }) => asked.map(phraseOf));
  const vocabularies = guides.map(vocabularyOf);

  return (question) => {
    const asked = phraseOf(question);
    if (phrases.some((phrase) => isWordForWord(asked, phrase))) return true;
    const terms = termsOfQuestion(asked, findKnown);
    const kinds = new Set(terms.map(kindOf));
    if (terms.length === 0 || kinds.has("other subject")) return false;
    if (termsOf(question).includes(CONDITION)) return true;

    const content = terms.filter((term) => !WITHOUT_SUBJECT.includes(kindOf(term)));
    const strangers = content.filter((term) => findKnown(term) === null).length;
    const others = content.filter((term) => kindOf(term) === "other condition");
    const strong = content.filter((term) => subjects.has(term)).length;
    if (strong > 0) return strangers + others.length <= strong;

    const held = phrases.filter((phrase) => phrase.terms.length > 1 && holds(terms, phrase));
    if (content.length === 0) return kinds.has("opening") || held.length > 0;
    return (
      others.every((term) => held.some((phrase) => phrase.terms.includes(term))) &&
      vocabularies.some(
        (words) =>
          content.some((term) => words.asked.has(term)) &&
          content.every((term) => words.known.has(term)),
      )
    );
  };
}

/** A few small words in a row are no question; more of them may be one, such as "how do I tell him". */
function saysSomething(words: readonly string[]): boolean {
  return words.length >= MIN_SMALL_WORDS || words.some((word) => !stopWords.has(word));
}

/** The words by which people ask for a guide, and all that it knows. */
type Vocabulary = { asked: ReadonlySet<string>; known: ReadonlySet<string> };

function vocabularyOf({ keywords, asked, text }: Guide): Vocabulary {
  const words = [...keywords, ...asked].flatMap((name) => [
    ...phraseOf(name).terms,
    ...termsOf(name),
  ]);
  return { asked: new Set(words), known: new Set([...words, ...termsOf(text)]) };
}

/** Whether a question is, but for words without a subject, one that a guide answers. */
function isWordForWord(question: Phrase, phrase: Phrase): boolean {
  return (
    phrase.words.length >= MIN_LITERAL_WORDS &&
    question.terms.every((term) => phrase.terms.includes(term)) &&
    says(question, phrase)
  );
}

/** The words of a question that may tell its subject, spelled as in our guides. */
function termsOfQuestion({ terms }: Phrase, findKnown: FindKnown): string[] {
  return terms
    .filter((term) => !/^\d+$/.test(term))
    .map((term) => (kindOf(term) === "any" ? (findKnown(term) ?? term) : term));
}
