import { isDay } from "@/domain/whole-days";
import { FIRST_DAY } from "@/domain/record/record-schema";

import { dayOutcome, type ImportReading, noteBleed, readItems } from "./import-reading";
import type { Table } from "./read-drip";

/** In which order a file writes days such as 03/04/2026. */
export type DayOrder = "day_first" | "month_first";

const startNames = ["start", "startdate", "from", "periodstart", "periodstartdate", "firstday"];
const endNames = ["end", "enddate", "to", "periodend", "periodenddate", "lastday"];

const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

function plainName(column: string): string {
  return column.toLowerCase().replaceAll(/[^a-z]/g, "");
}

function readDay(cell: string, order: DayOrder): string | null {
  const yearFirst = cell.slice(0, 10).replaceAll("/", "-");
  const parts = yearLast.exec(cell);
  let day = yearFirst;
  if (parts !== null) {
    const [, first = "", sign, second = "", year = ""] = parts;
    // With dots between them the day comes first everywhere.
    const isDayFirst = order === "day_first" || sign === ".";
    const [dayPart, month] = isDayFirst ? [first, second] : [second, first];
    day = `${year}-${month.padStart(2, "0")}-${dayPart.padStart(2, "0")}`;
  }
  return isDay(day) && day >= FIRST_DAY ? day : null;
}

/** The order that the days of a file show; null when each could be read both ways. */
function orderOf(cells: readonly string[]): DayOrder | null {
  const dates = cells.flatMap((cell) => {
    const parts = yearLast.exec(cell);
    return parts === null || parts[2] === "." ? [] : [parts];
  });
  if (dates.length === 0 || dates.some(([, first]) => Number(first) > 12)) return "day_first";
  return dates.some(([, , , second]) => Number(second) > 12) ? "month_first" : null;
}

/** What a table of periods says, or one of its days that can be read both ways. */
export type PeriodsReading = { reading: ImportReading } | { unclearDay: string };

/** Reads a table with the first and the last day of each period; null for anything else. */
export function readPeriods(
  [columns = [], ...rows]: Table,
  today: string,
  chosenOrder: DayOrder | null,
): PeriodsReading | null {
  const names = columns.map(plainName);
  const start = names.findIndex((name) => startNames.includes(name));
  const end = names.findIndex((name) => endNames.includes(name));
  if (start === -1) return null;
  const periods = rows
    .map((row) => ({ first: row[start]?.trim() ?? "", last: row[end]?.trim() ?? "" }))
    .filter(({ first, last }) => first !== "" || last !== "");
  const cells = periods.flatMap(({ first, last }) => [first, last]);
  const order = chosenOrder ?? orderOf(cells);
  if (order === null) return { unclearDay: cells.find((cell) => yearLast.test(cell)) ?? "" };
  const reading = readItems("periods", periods, ({ first, last }, notes) => {
    const from = readDay(first, order);
    const refused = dayOutcome(from, today);
    if (from === null || refused !== null) return refused ?? "unreadable";
    const to = last === "" ? from : readDay(last, order);
    return to === null ? "unreadable" : noteBleed(notes, { from, to, today }, () => null);
  });
  const { unreadable } = reading.outcomes;
  // Another table has such columns too, with something else in them.
  return periods.length > 0 && unreadable === periods.length ? null : { reading };
}
