import { analytes } from "./analytes.ts";
import type { Analyte } from "./analyte.ts";

/** A test's name in a line. */
export type FoundName = {
  /** As shown to the reader; of a sugar drink test, with its minutes. */
  test: string;
  analyte: Analyte | null;
  start: number;
  end: number;
};

const WORD = /[\p{L}\d]+/gu;
/** No more signs than this stand between two words of a name. */
const WIDEST_GAP = 3;
const SLASH = /^ ?[/:] ?$/;
const OTHER_SAMPLE = /\b(?:urine|urinary|csf|stool|non)[ -]*$/;
/** Words that do not make a bare name another test's. */
const SAME_TEST =
  /^(?:total|serum|plasma|blood|s|p|fasting|random|test|analyte|and|level|result|profile)$/;

type Name = { analyte: Analyte; words: readonly string[]; hasSlash: boolean };
type Word = { word: string; start: number; end: number };

/** The names that begin with a word, the longest first. */
const namesByFirstWord = new Map<string, Name[]>();
const longestFirst = analytes
  .flatMap((analyte) => analyte.names.map((written) => ({ analyte, written })))
  .toSorted((one, other) => other.written.length - one.written.length);
for (const { analyte, written } of longestFirst) {
  const words = written.split(/[ /]/);
  const [first = ""] = words;
  const name = { analyte, words, hasSlash: written.includes("/") };
  namesByFirstWord.set(first, [...(namesByFirstWord.get(first) ?? []), name]);
}

/** The tests named in a line of small letters, from left to right. */
export function findNames(line: string): FoundName[] {
  const words = Array.from(line.matchAll(WORD), ({ 0: word, index }): Word => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const found: FoundName[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const names = namesByFirstWord.get(words[at]?.word ?? "");
    const name = names?.find((each) => standsAt(each, words, at, line));
    if (name === undefined) continue;
    const start = words[at]?.start ?? 0;
    at += name.words.length - 1;
    found.push({ test: name.analyte.test, analyte: name.analyte, start, end: words[at]?.end ?? 0 });
  }
  return found;
}

function standsAt({ words, hasSlash }: Name, all: readonly Word[], at: number, line: string) {
  return words.every((word, place) => {
    const here = all[at + place];
    if (here?.word !== word) return false;
    if (place === 0) return true;
    const gap = line.slice(all[at + place - 1]?.end, here.start);
    return hasSlash ? SLASH.test(gap) : gap.length <= WIDEST_GAP;
  });
}

/** "ref FAI <5.0" tells of a limit, and of no value. */
const OF_A_LIMIT =
  /\b(?:ref(?:erence)?|range|limit|cut ?-?off)(?: (?:range|value|for|of|is))*[ :]*$/;

/** Whether a person tells a test's limit at this name, and not its value. */
export function isOfALimit(line: string, { start }: FoundName): boolean {
  return OF_A_LIMIT.test(line.slice(0, start));
}

/** Whether the word before a name makes it another test's, as in "urine glucose". */
export function isOfAnotherTest(line: string, name: FoundName, isTable: boolean): boolean {
  if (OTHER_SAMPLE.test(line.slice(0, name.start))) return true;
  return name.analyte?.isBareName === true && isTable && ownWordBefore(line, name) !== undefined;
}

/** The word before a name that may make it another test's, as in "urine glucose". */
export function ownWordBefore(line: string, { start }: FoundName): string | undefined {
  const word = /([a-z]+)[^a-z\d]*$/.exec(line.slice(0, start))?.[1];
  return word === undefined || SAME_TEST.test(word) ? undefined : word;
}
