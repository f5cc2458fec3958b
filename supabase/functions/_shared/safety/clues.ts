import { NEGATORS } from "./denial.ts";
import type { Token } from "./token.ts";
import { themes } from "./themes.ts";
import { stemOf } from "./word-stem.ts";
import type { Groups } from "./word-group-index.ts";

/** What one word gives away: itself and the word after it, and the themes it belongs to. */
type Clues = { words: readonly string[]; themes: readonly number[] };
/** Takes notice of what comes into view and what leaves it while a message is read. */
export type ClueReader = {
  clue: (name: string, isComing: boolean) => void;
  pair: (theme: number, other: number, isComing: boolean) => void;
  /** Called whenever as much of the message is in view as there can be. */
  look: () => void;
};

/** So many words are looked at together: a flag in a long message is not drowned by the rest. */
const VIEW = 24;
const DENIAL_REACH = 4;
const names = Object.keys(themes);
/** Every theme as such and, after those, every theme as denied. */
export const themeNames: readonly string[] = [...names, ...names.map((name) => `not ${name}`)];
const clueNames = themeNames.map((name) => `@${name}`);
const numberOf = new Map(names.map((name, number) => [name, number]));

/** Leads a reader through a message, a stretch of words at a time. */
export function readClues(tokens: readonly Token[], groups: Groups, reader: ClueReader): void {
  const clues = cluesOf(tokens, groups);
  const wordsInView = new Map<string, number>();
  const themesInView = new Map<number, number>();

  function enter({ words, themes: entering }: Clues) {
    for (const word of words) if (add(wordsInView, word) === 1) reader.clue(word, true);
    for (const theme of entering) {
      if (themesInView.has(theme)) {
        add(themesInView, theme);
        continue;
      }
      reader.clue(clueNames[theme] ?? "", true);
      for (const other of themesInView.keys()) reader.pair(theme, other, true);
      add(themesInView, theme);
    }
  }

  function leave({ words, themes: leaving }: Clues) {
    for (const word of words) if (take(wordsInView, word) === 0) reader.clue(word, false);
    for (const theme of leaving) {
      if (take(themesInView, theme) > 0) continue;
      reader.clue(clueNames[theme] ?? "", false);
      for (const other of themesInView.keys()) reader.pair(theme, other, false);
    }
  }

  clues.forEach((entering, index) => {
    const leaving = clues[index - VIEW];
    if (leaving) leave(leaving);
    enter(entering);
    if (index >= VIEW - 1 || index === clues.length - 1) reader.look();
  });
}

function cluesOf(tokens: readonly Token[], groups: Groups): Clues[] {
  const plain = tokens.map(({ word, amount }) => (amount === null ? stemOf(word) : "#"));
  const denied = denials(tokens);
  return tokens.map(({ word, sentence }, index) => {
    if (word === "") return { words: [], themes: [] };
    const isDenied = denied[index] === true;
    const own = plain[index] ?? "";
    const next = tokens[index + 1];
    const words = [isDenied ? `not ${own}` : own];
    if (next?.sentence === sentence && next.word !== "") words.push(`${own} ${plain[index + 1]}`);
    const numbers: number[] = [];
    for (const name of groups[index]?.keys() ?? []) {
      const number = numberOf.get(name);
      if (number !== undefined) numbers.push(isDenied ? number + names.length : number);
    }
    return { words, themes: numbers };
  });
}

/** For every word, whether a denial stands shortly before it in its sentence. */
function denials(tokens: readonly Token[]): boolean[] {
  let last = -Infinity;
  return tokens.map(({ word, sentence }, index) => {
    const isDenial = NEGATORS.has(word);
    const isNear = index - last <= DENIAL_REACH && tokens[last]?.sentence === sentence;
    if (isDenial) last = index;
    return isNear && !isDenial;
  });
}

function add<Key>(counts: Map<Key, number>, key: Key): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function take<Key>(counts: Map<Key, number>, key: Key): number {
  const count = (counts.get(key) ?? 0) - 1;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
