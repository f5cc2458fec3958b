import { type Choice, type Phrase, readPhrase } from "./phrase.ts";
import type { Span, Token } from "./token.ts";

type Entry = { name: string; phrase: Phrase };
/** For every token, the ends of the word groups that begin there. */
export type Groups = readonly ReadonlyMap<string, readonly number[]>[];
export type Found = { name: string } & Span;
type Text = { tokens: readonly Token[]; groups: Groups; blocked: ReadonlySet<number> };

const PREFIX_KEY = 2;

/** Phrases under names, ordered by their words, so that a long text is read in one pass. */
export class PhraseBook {
  readonly words = new Set<string>();
  readonly prefixes = new Set<string>();
  readonly #choices = new Map<string, Choice>();
  readonly #byWord = new Map<string, Choice[]>();
  readonly #byPrefix = new Map<string, Choice[]>();
  readonly #byGroup = new Map<string, Choice[]>();
  readonly #numbers: Choice[] = [];
  readonly #exceptions: Choice[] = [];
  readonly #entries = new Map<Choice, Entry[]>();

  constructor(named: Readonly<Record<string, readonly string[]>>) {
    for (const [name, lines] of Object.entries(named)) {
      for (const phrase of lines.flatMap(readPhrase)) this.#add(name, phrase);
    }
  }

  /** Every phrase that stands in the text; gaps do not reach over blocked words. */
  find(
    tokens: readonly Token[],
    groups: Groups,
    blocked: ReadonlySet<number> = new Set(),
  ): Found[] {
    const fitting = this.#fitting(tokens, groups);
    const there = new Set(fitting.flatMap((choices) => [...choices]));
    const possible = this.#possible(there);
    const text = { tokens, groups, blocked };
    const found: Found[] = [];
    fitting.forEach((choices, start) => {
      for (const choice of choices) {
        for (const { name, phrase } of possible.get(choice) ?? []) {
          if (phrase.opensClause && tokens[start - 1]?.clause === tokens[start]?.clause) continue;
          const end = endOf(phrase, 0, text, start, fitting);
          if (end !== null) found.push({ name, start, end });
        }
      }
    });
    return found;
  }

  /** For every token, the choices it fits. */
  #fitting(tokens: readonly Token[], groups: Groups): ReadonlySet<Choice>[] {
    const byWord = new Map<string, Choice[]>();
    return tokens.map((token, index) => {
      const known = byWord.get(token.word) ?? this.#choicesOf(token.word);
      byWord.set(token.word, known);
      const choices = new Set(known);
      for (const name of groups[index]?.keys() ?? []) {
        for (const choice of this.#byGroup.get(name) ?? []) choices.add(choice);
      }
      if (token.amount !== null) for (const choice of this.#numbers) choices.add(choice);
      return choices;
    });
  }

  #choicesOf(word: string): Choice[] {
    const begun = (this.#byPrefix.get(word.slice(0, PREFIX_KEY)) ?? []).filter(({ prefixes }) =>
      prefixes.some((prefix) => word.startsWith(prefix)),
    );
    const others = this.#exceptions.filter(({ except }) => !except?.has(word));
    return [...(this.#byWord.get(word) ?? []), ...begun, ...others];
  }

  /** The phrases of which every part stands somewhere in the text. */
  #possible(there: ReadonlySet<Choice>): Map<Choice, Entry[]> {
    const possible = new Map<Choice, Entry[]>();
    for (const choice of there) {
      const entries = this.#entries.get(choice) ?? [];
      const whole = entries.filter(({ phrase }) =>
        phrase.steps.every((step) => "gap" in step || there.has(step)),
      );
      if (whole.length > 0) possible.set(choice, whole);
    }
    return possible;
  }

  #add(name: string, phrase: Phrase) {
    const steps = phrase.steps.map((step) => ("gap" in step ? step : this.#known(step)));
    const first = steps[0];
    if (first === undefined || "gap" in first) throw new Error(`No word to start from: ${name}`);
    push(this.#entries, first, { name, phrase: { ...phrase, steps } });
  }

  /** The one choice that stands for all alike. */
  #known(choice: Choice): Choice {
    const { prefixes, groups, isNumber, except } = choice;
    const key = JSON.stringify([...choice.words, prefixes, groups, isNumber, [...(except ?? [])]]);
    const known = this.#choices.get(key);
    if (known) return known;
    this.#choices.set(key, choice);
    for (const word of choice.words) {
      this.words.add(word);
      push(this.#byWord, word, choice);
    }
    for (const prefix of choice.prefixes) this.prefixes.add(prefix);
    for (const initials of new Set(choice.prefixes.map((prefix) => prefix.slice(0, PREFIX_KEY)))) {
      push(this.#byPrefix, initials, choice);
    }
    for (const group of choice.groups) push(this.#byGroup, group, choice);
    if (choice.isNumber) this.#numbers.push(choice);
    if (choice.except) this.#exceptions.push(choice);
    return choice;
  }
}

/** Where the word groups of a book stand in the text. */
export function findGroups(book: PhraseBook, tokens: readonly Token[]): Groups {
  const groups = tokens.map(() => new Map<string, number[]>());
  for (const { name, start, end } of book.find(tokens, [])) {
    const here = groups[start];
    if (here && !here.get(name)?.includes(end)) push(here, name, end);
  }
  return groups;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Where the phrase ends when its steps from this one on are taken from this token on. */
function endOf(
  phrase: Phrase,
  at: number,
  text: Text,
  index: number,
  fitting: readonly ReadonlySet<Choice>[],
): number | null {
  const step = phrase.steps[at];
  if (step === undefined) return index;
  const sentence = text.tokens[index - 1]?.sentence;
  if ("gap" in step) {
    for (let next = index; next <= index + step.gap; next += 1) {
      if (text.tokens[next]?.sentence !== sentence) return null;
      const end = endOf(phrase, at + 1, text, next, fitting);
      if (end !== null) return end;
      if (text.blocked.has(next)) return null;
    }
    return null;
  }
  const token = text.tokens[index];
  if (token === undefined || !fitting[index]?.has(step)) return null;
  if (at > 0 && token.sentence !== sentence) return null;
  const isAWord =
    step.words.has(token.word) ||
    step.except?.has(token.word) === false ||
    (step.isNumber && token.amount !== null) ||
    step.prefixes.some((prefix) => token.word.startsWith(prefix));
  const end = isAWord ? endOf(phrase, at + 1, text, index + 1, fitting) : null;
  if (end !== null) return end;
  for (const name of step.groups) {
    for (const next of text.groups[index]?.get(name) ?? []) {
      const groupEnd = endOf(phrase, at + 1, text, next, fitting);
      if (groupEnd !== null) return groupEnd;
    }
  }
  return null;
}
