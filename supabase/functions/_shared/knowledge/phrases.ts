import { CONDITION, findSubjects, kindOf, stem, termsOf, termsOfWords, wordsOf } from "./terms.ts";

/** A phrase by its terms, with one name for each thing, and by its words as they stand. */
export type Phrase = { terms: readonly string[]; words: readonly string[] };

/** "Facial hair" and "beard" have the same terms. */
export function phraseOf(text: string): Phrase {
  const words = wordsOf(text);
  const named = findSubjects(words.map(stem));
  const replaced = new Set(named.flatMap((name) => name.words));
  const rest = termsOfWords(words).filter((term) => !replaced.has(term));
  return { terms: withoutCondition([...rest, ...named.map(({ meaning }) => meaning)]), words };
}

/** The terms under which a question is looked up, each once. */
export function lookedUpTerms(question: string): string[] {
  const named = findSubjects(wordsOf(question).map(stem));
  const condition = named.filter(({ meaning }) => meaning === CONDITION);
  const replaced = new Set(condition.flatMap(({ words }) => words));
  return withoutCondition(
    termsOf(question).filter((term) => term === CONDITION || !replaced.has(term)),
  );
}

/** Whether a question holds all terms of a phrase. */
export function holds(question: readonly string[], { terms }: Phrase): boolean {
  return terms.every((term) => question.includes(term));
}

/** Whether a question says a phrase word for word. */
export function says(question: Phrase, phrase: Phrase): boolean {
  return ` ${question.words.join(" ")} `.includes(` ${phrase.words.join(" ")} `);
}

/** The condition is on every page: it counts only where nothing else is asked. */
function withoutCondition(terms: readonly string[]): string[] {
  const once = [...new Set(terms)];
  const others = once.filter((term) => term !== CONDITION);
  const isAlone = others.every((term) => kindOf(term) === "plain");
  return once.includes(CONDITION) && isAlone ? [CONDITION] : others;
}
