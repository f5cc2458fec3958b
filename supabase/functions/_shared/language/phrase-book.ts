import { type Choice, type Phrase, readPhrase, type Step } from "./phrase.ts";
import type { Span, Token } from "./token.ts";
import type { Groups } from "./synonym-index.ts";

type Entry = { name: string; phrase: Phrase };
type Text = {
  tokens: readonly Token[];
  groups: Groups;
  blocked: ReadonlySet<number>;
  fitting: readonly ReadonlySet<Choice>[];
};
export type Found = { name: string } & Span;

const PREFIX_KEY = 2;
const JOINING = new Set(["and", "but", "so", "because", "then", "now", "also"]);

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
    const entriesOf = this.#entriesOf(new Set(fitting));
    const text = { tokens, groups, blocked, fitting };
    const found: Found[] = [];
    fitting.forEach((choices, start) => {
      for (const { name, phrase } of entriesOf.get(choices) ?? []) {
        if (phrase.opensClause && !opensClause(tokens, start)) continue;
        const end = endOf(phrase, 0, text, start);
        if (end !== null) found.push({ name, start, end });
      }
    });
    return found;
  }

  /** For every token, the choices that it fits or opens. */
  #fitting(tokens: readonly Token[], groups: Groups): ReadonlySet<Choice>[] {
    const known = new Map<string, ReadonlySet<Choice>>();
    return tokens.map((token, index) => {
      const names = [...(groups[index]?.keys() ?? [])];
      const key = names.length === 0 ? token.word : [token.word, ...names].join(" ");
      const fitting =
        known.get(key) ??
        new Set([
          ...this.#choicesOf(token),
          ...names.flatMap((name) => this.#byGroup.get(name) ?? []),
        ]);
      known.set(key, fitting);
      return fitting;
    });
  }

  #choicesOf({ word, amount }: Token): Choice[] {
    const begun = this.#byPrefix.get(word.slice(0, PREFIX_KEY)) ?? [];
    return [
      ...(this.#byWord.get(word) ?? []),
      ...begun.filter((choice) => choice.prefixes.some((prefix) => word.startsWith(prefix))),
      ...this.#exceptions.filter(({ except }) => !except?.has(word)),
      ...(amount === null ? [] : this.#numbers),
    ];
  }

  /** The phrases to try at each kind of token: those of which every part stands somewhere in the text. */
  #entriesOf(kinds: ReadonlySet<ReadonlySet<Choice>>): Map<ReadonlySet<Choice>, Entry[]> {
    const there = new Set([...kinds].flatMap((choices) => [...choices]));
    const possible = new Map<Choice, Entry[]>();
    for (const choice of there) {
      const whole = (this.#entries.get(choice) ?? []).filter(({ phrase }) =>
        phrase.steps.every((step) => "gap" in step || step.isOptional || there.has(step.choice)),
      );
      if (whole.length > 0) possible.set(choice, whole);
    }
    return new Map(
      [...kinds].map((choices) => [
        choices,
        [...choices].flatMap((choice) => possible.get(choice) ?? []),
      ]),
    );
  }

  #add(name: string, phrase: Phrase) {
    const steps = phrase.steps.map((step) =>
      "gap" in step ? step : { ...step, choice: this.#known(step.choice) },
    );
    const first = steps[0];
    if (first === undefined || "gap" in first) return;
    push(this.#entries, first.choice, { name, phrase: { ...phrase, steps } });
  }

  /** The one choice that stands for all alike. */
  #known(choice: Choice): Choice {
    const key = JSON.stringify(choice, (_, value: unknown) =>
      value instanceof Set ? [...value] : value,
    );
    const known = this.#choices.get(key);
    if (known) return known;
    this.#choices.set(key, choice);
    for (const option of [
      choice,
      ...choice.sequences.flatMap((sequence) => sequence.slice(0, 1)),
    ]) {
      this.#index(option, choice);
    }
    for (const option of [choice, ...choice.sequences.flat()]) {
      for (const word of option.words) this.words.add(word);
      for (const prefix of option.prefixes) this.prefixes.add(prefix);
    }
    return choice;
  }

  /** Files a choice under the words that one of its options begins with. */
  #index(option: Choice, choice: Choice) {
    for (const word of option.words) push(this.#byWord, word, choice);
    for (const prefix of option.prefixes) push(this.#byPrefix, prefix.slice(0, PREFIX_KEY), choice);
    for (const group of option.groups) push(this.#byGroup, group, choice);
    if (option.isNumber) this.#numbers.push(choice);
    if (option.except) this.#exceptions.push(choice);
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/** Whether a clause begins here, or one word earlier with a word that only joins it on. */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.clause !== tokens[index]?.clause) return true;
  return JOINING.has(before?.word ?? "") && tokens[index - 2]?.clause !== before?.clause;
}

/** Where the phrase ends when its steps from this one on are taken from this token on. */
function endOf(phrase: Phrase, at: number, text: Text, index: number): number | null {
  const step = phrase.steps[at];
  if (step === undefined) return index;
  const sentence = text.tokens[index - 1]?.sentence;
  if ("gap" in step) {
    for (let next = index; next <= index + step.gap; next += 1) {
      if (text.tokens[next]?.sentence !== sentence) return null;
      const end = mayFit(phrase.steps[at + 1], text, next)
        ? endOf(phrase, at + 1, text, next)
        : null;
      if (end !== null) return end;
      if (text.blocked.has(next)) return null;
    }
    return null;
  }
  const isHere = at === 0 || text.tokens[index]?.sentence === sentence;
  if (isHere && text.fitting[index]?.has(step.choice)) {
    for (const next of endsOf(step.choice, text, index)) {
      const end = endOf(phrase, at + 1, text, next);
      if (end !== null) return end;
    }
  }
  return step.isOptional ? endOf(phrase, at + 1, text, index) : null;
}

function mayFit(step: Step | undefined, text: Text, index: number): boolean {
  if (step === undefined || "gap" in step || step.isOptional) return true;
  return text.fitting[index]?.has(step.choice) ?? false;
}

/** Every place where one of the options ends that begin at this token. */
function endsOf(choice: Choice, text: Text, index: number): number[] {
  if (choice.groups.length === 0 && choice.sequences.length === 0) return [index + 1];
  const ends = isWordOf(choice, text.tokens[index]) ? [index + 1] : [];
  for (const name of choice.groups) ends.push(...(text.groups[index]?.get(name) ?? []));
  for (const sequence of choice.sequences) {
    const sentence = text.tokens[index]?.sentence;
    const isThere = sequence.every((word, offset) => {
      const token = text.tokens[index + offset];
      return token?.sentence === sentence && isWordOf(word, token);
    });
    if (isThere) ends.push(index + sequence.length);
  }
  return ends;
}

function isWordOf(choice: Choice, token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    choice.words.has(token.word) ||
    (choice.isNumber && token.amount !== null) ||
    choice.except?.has(token.word) === false ||
    choice.prefixes.some((prefix) => token.word.startsWith(prefix))
  );
}
