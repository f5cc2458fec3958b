import { findBleeds } from "@/domain/record/bleeds";
import { BLEEDING, type Bleeding } from "@/domain/record/record-schema";
import { addDays } from "@/domain/whole-days";

import {
  dayOutcome,
  type DayNotes,
  type ImportReading,
  leadingDay,
  type Outcome,
  readItems,
} from "./import-reading";

/** A table as it stands in a file, its first row the names of the columns. */
export type Table = readonly (readonly string[])[];

const amounts: readonly Bleeding[] = [
  BLEEDING.spotting,
  BLEEDING.light,
  BLEEDING.medium,
  BLEEDING.heavy,
];

/** They say something about another column, and nothing by themselves. */
const aboutOthers = /\.(?:exclude|time)$/;
const birthControl = /^sex\.(?:pill|iud|patch|ring|implant)$/;
const signs: ReadonlyMap<string, string> = new Map([
  ["pain.cramps", "cramps"],
  ["mood.fatigue", "tiredness"],
]);

/** What she wrote herself stays letter by letter, and may be any word. */
function isWritten(column: string): boolean {
  return column === "note.value" || column.endsWith(".note");
}

type Cell = { day: string | null; column: string; value: string };

function readBleeding(day: string, value: string, notes: DayNotes): Outcome {
  const bleeding = /^[0-3]$/.test(value) ? amounts[Number(value)] : undefined;
  if (bleeding === undefined) return "unreadable";
  notes.bleed(day, bleeding);
  return "used";
}

function readCell({ day, column, value }: Cell, notes: DayNotes, today: string): Outcome {
  const refused = dayOutcome(day, today);
  if (day === null || refused !== null) return refused ?? "unreadable";
  if (column === "bleeding.value") return readBleeding(day, value, notes);
  if (isWritten(column)) {
    notes.write(day, value);
    return "used";
  }
  if (column === "pain.ovulationPain") return "guess";
  if (birthControl.test(column)) return "span";
  const sign = signs.get(column);
  if (sign === undefined) return "no_place";
  notes.sign(day, sign);
  return "used";
}

/** Where she told drip to leave a whole bleed out, no period begins. */
function leaveOut(notes: DayNotes, excluded: ReadonlySet<string>): void {
  const days = notes.rows();
  const counted = new Set(
    days.flatMap(({ day, bleeding }) => (bleeding !== null && !excluded.has(day) ? [day] : [])),
  );
  for (const { firstDay, length } of findBleeds(days)) {
    const places = Array.from({ length }, (_, place) => addDays(firstDay, place));
    if (!places.some((day) => counted.has(day))) notes.beginsNoCycle(firstDay);
  }
}

/**
 * Reads the table of drip, whose columns have names such as `bleeding.value`; null for anything else.
 * The columns are those of its database (`db/schemas`), `isCycleStart` left out.
 */
export function readDrip([columns = [], ...rows]: Table, today: string): ImportReading | null {
  const dateColumn = columns.indexOf("date");
  if (dateColumn === -1 || !columns.includes("bleeding.value")) return null;
  const excludeColumn = columns.indexOf("bleeding.exclude");
  const excluded = new Set<string>();
  const cells = rows.flatMap((row): Cell[] => {
    const day = leadingDay(row[dateColumn]);
    if (day !== null && row[excludeColumn]?.trim() === "true") excluded.add(day);
    return columns.flatMap((column, place): Cell[] => {
      const written = row[place] ?? "";
      const trimmed = written.trim();
      const value = isWritten(column) ? written : trimmed;
      const isEmpty = trimmed === "" || (trimmed === "false" && !isWritten(column));
      return place === dateColumn || isEmpty || aboutOthers.test(column)
        ? []
        : [{ day, column, value }];
    });
  });
  return readItems(
    "drip",
    cells,
    (cell, notes) => readCell(cell, notes, today),
    (notes) => leaveOut(notes, excluded),
  );
}
