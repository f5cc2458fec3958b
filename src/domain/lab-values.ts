import { type Analyte, analytes, type Limits } from "./lab-limits";

/** A line of a lab report, counted from 1, whose value is worth a second look; its words as they stand. */
export type DoubtfulLine = { line: number; words: string };

const RANGE = /(\d+(?:[.,]\d+)?)\s*[-–—]\s*(\d+(?:[.,]\d+)?)/g;
const BOUND = /[<>≤≥]\s*=?\s*\d+(?:[.,]\d+)?/g;
const MINUTES = /\b\d+\s*(?:min|hr?|hours?)\b/gi;
const IN_BRACKETS = /\([^)]*\)/g;
const FORM_OF_VITAMIN_D = /25[- ]?(?:OH|hydroxy)/gi;
const VALUE = /(?<![\d.,\p{L}-])\d+(?:[.,]\d+)?(?![\d\p{L}])/u;
const UNIT = /%|\b(?:[mu]?i?u|[munp]g|[munp]mol|ml)\s*\/\s*(?:[md]?l|mol|min)\b/i;
/** A whole number this many times the printed range's end, where the range has points, lost its own. */
const FAR_ABOVE_RANGE = 2;

/** The lines whose value is far outside what its analyte and unit can carry, as when a decimal point was lost. */
export function implausibleValues(text: string): DoubtfulLine[] {
  return text.split("\n").flatMap((words, index) => {
    const line = words.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[µμ]/g, "u");
    const found = longestNamed(line);
    const value = found && valueIn(found.rest);
    if (!found || !value) return [];
    const isDoubtful =
      isOutside(value, limitsOf(found.analyte, found.rest)) || hasLostPoint(value, line);
    return isDoubtful ? [{ line: index + 1, words: words.trim() }] : [];
  });
}

const wordGap = "[^\\p{L}\\d]{1,3}";

/** Every name with its pattern, the longest first. */
const namePatterns = analytes
  .flatMap((analyte) => analyte.names.map((name) => ({ analyte, name })))
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ analyte, name }) => ({
    analyte,
    pattern: new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(" ", wordGap)}(?![\\p{L}\\d])`, "iu"),
  }));

/** The analyte with the longest of the names that stand in the line, and what follows that name. */
function longestNamed(line: string): { analyte: Analyte; rest: string } | null {
  for (const { analyte, pattern } of namePatterns) {
    const match = pattern.exec(line);
    if (match) return { analyte, rest: line.slice(match.index + match[0].length) };
  }
  return null;
}

const numberOf = (text: string) => Number(text.replace(",", "."));

/** The first number that is neither a range, nor a bound, nor part of a name. */
function valueIn(rest: string): string | undefined {
  const bare = [RANGE, BOUND, MINUTES, IN_BRACKETS, FORM_OF_VITAMIN_D].reduce(
    (left, pattern) => left.replace(pattern, " "),
    rest,
  );
  return VALUE.exec(bare)?.[0];
}

/** The limits in the line's unit; the widest of all when the unit cannot be made out. */
function limitsOf({ limits }: Analyte, rest: string): Limits {
  const unit = UNIT.exec(rest)?.[0] ?? "";
  const known = limits[unit.toLowerCase().replace(/\s/g, "")];
  if (known) return known;
  const all = Object.values(limits);
  return [Math.min(...all.map(([least]) => least)), Math.max(...all.map(([, most]) => most))];
}

function isOutside(value: string, [least, most]: Limits): boolean {
  const number = numberOf(value);
  return number > most || (number < least && number !== 0);
}

function hasLostPoint(value: string, line: string): boolean {
  const [, low, high] = [...line.matchAll(RANGE)].at(-1) ?? [];
  if (low === undefined || high === undefined || !/[.,]/.test(low + high)) return false;
  return !/[.,]/.test(value) && Number(value) > numberOf(high) * FAR_ABOVE_RANGE;
}
