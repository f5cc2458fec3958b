import { isDay } from "@/domain/whole-days";

import { FIRST_DAY } from "./record-schema";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NUMBERS = /(?:^|[^\d./-])(\d{1,4})([./-])(\d{1,2})\2(\d{2,4})(?![\d/-])/g;
const DAY_FIRST = /\b(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})\b/gi;
const MONTH_FIRST = /\b([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/gi;
const OF_HER_LIFE = /\b(?:d\.?o\.?b|birth|born)\b/i;
/** The day of the sample comes before that of the print. */
const OF_THE_SAMPLE = /\b(?:collect|sampl|drawn|taken)/i;

function day(year: string, month: number, date: string): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}

/** Every way to read a date in numbers, the likelier first. */
function readings(
  [, first = "", , second = "", third = ""]: RegExpMatchArray,
  monthFirst: boolean,
) {
  if (first.length === 4) return [day(first, Number(second), third)];
  if (first.length === 3) return [];
  const both = [day(third, Number(second), first), day(third, Number(first), second)];
  return monthFirst ? both.toReversed() : both;
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? "").toLowerCase()) + 1;
}

function isMonthFirst(text: string): boolean {
  return [...text.matchAll(NUMBERS)].some(
    ([, first = "", , second = ""]) => Number(first) <= 12 && Number(second) > 12,
  );
}

function datesIn(line: string, monthFirst: boolean): (string | null)[] {
  return [
    ...[...line.matchAll(NUMBERS)].flatMap((match) => readings(match, monthFirst)),
    ...[...line.matchAll(DAY_FIRST)].map(([, date = "", month, year = ""]) =>
      day(year, monthOf(month), date),
    ),
    ...[...line.matchAll(MONTH_FIRST)].map(([, month, date = "", year = ""]) =>
      day(year, monthOf(month), date),
    ),
  ];
}

/**
 * The days up to today that a slip may be of, the likeliest first. What can be read as two days, such as 03/04/2026, is
 * there as both.
 */
export function slipDates(text: string, today: string): string[] {
  const monthFirst = isMonthFirst(text);
  const lines = text.split("\n").filter((line) => !OF_HER_LIFE.test(line));
  const ordered = [
    ...lines.filter((line) => OF_THE_SAMPLE.test(line)),
    ...lines.filter((line) => !OF_THE_SAMPLE.test(line)),
  ];
  const found = ordered
    .flatMap((line) => datesIn(line, monthFirst))
    .filter((each) => each !== null)
    .filter((each) => each >= FIRST_DAY && each <= today);
  return [...new Set(found)];
}

const LAB = /\b(?:lab(?:s|oratory|oratories)?|diagnostics?|patholog\w*|clinics?|hospitals?)\b/i;
const LINES_OF_A_HEAD = 4;
const LONGEST_LAB = 80;

/** The name of the lab at the head of a slip; empty where none is plain. */
export function slipLab(text: string): string {
  const head = text.split("\n").filter((line) => line.trim() !== "");
  const found = head
    .slice(0, LINES_OF_A_HEAD)
    .find((line) => LAB.test(line) && !/\d|report|patient/i.test(line));
  return (found ?? "")
    .replace(/[^\p{L}\s&'’.-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_LAB);
}
