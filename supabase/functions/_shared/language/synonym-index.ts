import type { Token } from "./token.ts";

type Option = { name: string; words: readonly string[] };
/** For every token, the ends of the word groups that begin there, by the groups' names. */
export type Groups = readonly ReadonlyMap<string, readonly number[]>[];

const PREFIX_KEY = 2;

/** Named lists of words and short phrases, each list written as `a|b c|d*`. */
export class SynonymIndex {
  readonly words = new Set<string>();
  readonly #options = new Map<string, Option[]>();

  constructor(named: Readonly<Record<string, readonly string[]>>) {
    for (const [name, lines] of Object.entries(named)) {
      for (const written of lines.flatMap((line) => line.split("|"))) {
        const words = written.split(" ");
        for (const word of words) if (!word.endsWith("*")) this.words.add(word);
        const key = (words[0] ?? "").slice(0, PREFIX_KEY);
        const known = this.#options.get(key) ?? [];
        this.#options.set(key, known);
        known.push({ name, words });
      }
    }
  }

  /** Where the groups stand in a text. */
  find(tokens: readonly Token[]): Groups {
    const byWord = new Map<string, Option[]>();
    return tokens.map(({ word }, index) => {
      const options = byWord.get(word) ?? this.#optionsOf(word);
      byWord.set(word, options);
      const ends = new Map<string, number[]>();
      for (const { name, words } of options) {
        if (!stands(words, tokens, index)) continue;
        const known = ends.get(name) ?? [];
        ends.set(name, known);
        if (!known.includes(index + words.length)) known.push(index + words.length);
      }
      return ends;
    });
  }

  #optionsOf(word: string): Option[] {
    const near = this.#options.get(word.slice(0, PREFIX_KEY)) ?? [];
    return near.filter(({ words }) => isAlike(words[0] ?? "", word));
  }
}

function stands(words: readonly string[], tokens: readonly Token[], start: number): boolean {
  const sentence = tokens[start]?.sentence;
  return words.every((word, offset) => {
    const token = tokens[start + offset];
    return token?.sentence === sentence && isAlike(word, token?.word ?? "");
  });
}

function isAlike(written: string, word: string): boolean {
  return written.endsWith("*") ? word.startsWith(written.slice(0, -1)) : written === word;
}
