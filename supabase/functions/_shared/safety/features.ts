import type { Sequence } from "../language/convolutional-classifier.ts";
import { featureNumber } from "../language/linear-classifier.ts";
import { NEGATORS } from "../language/negation.ts";
import type { Groups } from "../language/synonym-index.ts";
import { stem } from "../language/stem.ts";
import type { Span, Token } from "../language/token.ts";
import type { Message } from "./find-signs.ts";
import type { MetRule } from "./find-flags.ts";
import { lexiconIndex } from "./vocabulary.ts";

/** What the classifiers look at, by the numbers of the features. */
export type Features = {
  sentences: readonly SentenceFeatures[];
  /** The words of the whole message, which colour each of its sentences. */
  whole: readonly number[];
  /** What stands at each place: a word with its topics, and at the end of a sentence its signs and rules. */
  sequence: Sequence;
};
type SentenceFeatures = {
  own: readonly number[];
  /** What tells the red flags apart: words, topics, signs and rules of the sentence and its neighbours. */
  matter: readonly number[];
  /** The topics of the sentence and its neighbours. */
  topics: ReadonlySet<string>;
};
/** The words and facts of one sentence, before it meets its neighbours. */
type Part = { words: readonly string[]; names: readonly string[]; facts: readonly string[] };

const NEGATION_REACH = 4;
/** Words count by their beginning too, which survives endings and slips. */
const BEGINNING = 6;
/** Pieces of words, so that a new or misspelled word resembles the ones it is made of. */
const PIECE = 4;
const MOST_SENTENCES = 4;
/** What stands at the end of a sentence. */
const END = ".";

/** What the classifiers look at in each sentence, in those beside it and in the whole message. */
export function featuresOf(message: Message, met: readonly MetRule[]): Features {
  const { tokens, sentences } = message;
  const groups = lexiconIndex.find(tokens);
  const negated = negatedWords(tokens);
  const signs = signFacts(message, met);
  const parts = sentences.map((span, number): Part => {
    const words = tokens
      .slice(span.start, span.end)
      .map(({ word, amount }) => (amount === null ? word : "#"));
    const topics = topicsOf(groups, span, negated);
    return {
      words: words.map((word) => word.slice(0, BEGINNING)),
      names: [...wordFeatures(tokens, span, negated), ...pieces(words)],
      facts: [...topics, ...(signs[number] ?? [])],
    };
  });
  return {
    sentences: parts.map((part, number) => inContext(part, number, parts)),
    whole:
      parts.length > 1
        ? numbers(parts.flatMap(({ words }) => words).map((word) => `m${word}`))
        : [],
    sequence: sentences.flatMap(({ start, end }, number) => [
      ...tokens.slice(start, end).map(({ word, amount }, offset) => {
        const topics = [...(groups[start + offset]?.keys() ?? [])].map((topic) => `@${topic}`);
        return numbers([amount === null ? stem(word) : "#", ...topics]);
      }),
      numbers([END, ...(signs[number] ?? [])]),
    ]),
  };
}

function inContext(part: Part, number: number, parts: readonly Part[]): SentenceFeatures {
  const [before, after] = [parts[number - 1], parts[number + 1]];
  const near = [before, part, after].flatMap((each) => each ?? []);
  const facts = new Set(near.flatMap((each) => each.facts));
  return {
    own: numbers([
      ...part.names,
      ...part.facts,
      `n${Math.min(MOST_SENTENCES, parts.length)}`,
      ...(before === undefined ? ["first"] : marked("<", before)),
      ...(after === undefined ? ["last"] : marked(">", after)),
    ]),
    matter: numbers([...near.flatMap(({ words }) => words), ...facts]),
    topics: new Set([...facts].flatMap((fact) => (fact.startsWith("@") ? fact.slice(1) : []))),
  };
}

function marked(mark: string, { words, facts }: Part): string[] {
  return [...words.map((word) => `${mark}w${word}`), ...facts.map((fact) => `${mark}${fact}`)];
}

function numbers(names: readonly string[]): number[] {
  return [...new Set(names)].map(featureNumber);
}

function wordFeatures(
  tokens: readonly Token[],
  { start, end }: Span,
  negated: readonly boolean[],
): string[] {
  const stems = tokens
    .slice(start, end)
    .map(({ word, amount }) => (amount === null ? stem(word) : "#"));
  return stems.flatMap((word, offset) => {
    if (word === "") return [];
    const next = stems[offset + 1] ?? "";
    const single = negated[start + offset] === true ? `!${word}` : word;
    return next === "" ? [single] : [single, `${word} ${next}`];
  });
}

function pieces(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const whole = `^${word}$`;
    return Array.from(
      { length: Math.max(0, whole.length - PIECE + 1) },
      (_, at) => `c${whole.slice(at, at + PIECE)}`,
    );
  });
}

function topicsOf(groups: Groups, { start, end }: Span, negated: readonly boolean[]): string[] {
  const names = new Set<string>();
  for (let index = start; index < end; index += 1) {
    for (const name of groups[index]?.keys() ?? []) {
      names.add(negated[index] === true ? `!@${name}` : `@${name}`);
    }
  }
  return [...names];
}

/** The signs that count and the rules that are met, in each sentence. */
function signFacts({ sentences, signs }: Message, met: readonly MetRule[]): Set<string>[] {
  const facts = sentences.map((): Set<string> => new Set());
  for (const { sign, sentence, counts } of signs) if (counts) facts[sentence]?.add(`s:${sign}`);
  for (const { flag, sentences: places } of met) {
    for (const place of places) facts[place]?.add(`r:${flag}`).add("r:");
  }
  return facts;
}

/** For every word, whether a negation stands shortly before it in its sentence. */
function negatedWords(tokens: readonly Token[]): boolean[] {
  let last = -Infinity;
  return tokens.map(({ word, sentence }, index) => {
    const isNegator = NEGATORS.has(word);
    const isNear = index - last <= NEGATION_REACH && tokens[last]?.sentence === sentence;
    if (isNegator) last = index;
    return isNear && !isNegator;
  });
}
