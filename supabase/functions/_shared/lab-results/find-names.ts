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

/** What may stand between the words of a name; as plain letters, since a class of all letters hundreds of times over takes 0.1 s to read. */
const GAP = "[^a-z\\d]{1,3}";
const SLASH = " ?[/:] ?";
const OTHER_SAMPLE = /\b(?:urine|urinary|csf|stool|non)[ -]*$/;
/** Words that do not make a bare name another test's. */
const SAME_TEST =
  /^(?:total|serum|plasma|blood|s|p|fasting|random|test|analyte|and|level|result|profile)$/;

const patternsByLength = analytes
  .flatMap((analyte) => analyte.names.map((name) => ({ analyte, name })))
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ analyte, name }) => ({ analyte, source: sourceOf(name) }));

function sourceOf(name: string): string {
  return name.includes("/") ? name.replace("/", SLASH) : name.replaceAll(" ", GAP);
}

const anyName = new RegExp(
  `(^|[^\\p{L}\\d])(?:${patternsByLength.map(({ source }) => `(${source})`).join("|")})(?![\\p{L}\\d])`,
  "gu",
);

/** The tests named in a line of small letters, from left to right. */
export function findNames(line: string): FoundName[] {
  const found: FoundName[] = [];
  for (const match of line.matchAll(anyName)) {
    const [whole, before = "", ...names] = match;
    const analyte = patternsByLength[names.findIndex((part) => part !== undefined)]?.analyte;
    if (analyte === undefined) continue;
    const start = match.index + before.length;
    found.push({ test: analyte.test, analyte, start, end: match.index + whole.length });
  }
  return found;
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
