import * as z from "zod/mini";

import { BLEEDING, type Bleeding } from "@/domain/record/record-schema";

import {
  dayOutcome,
  type DayNotes,
  type ImportReading,
  leadingDay,
  type Outcome,
  readItems,
} from "./import-reading";

const measurementSchema = z.object({ type: z.string(), date: z.string(), value: z.unknown() });
const optionSchema = z.object({ option: z.string() });
const olderSchema = z.object({
  data: z.array(z.looseObject({ day: z.string() })).check(z.minLength(1)),
});

const amounts: ReadonlyMap<string, Bleeding> = new Map([
  ["light", BLEEDING.light],
  ["medium", BLEEDING.medium],
  ["heavy", BLEEDING.heavy],
  ["very_heavy", BLEEDING.heavy],
  ["spotting", BLEEDING.spotting],
]);

/** Signs of the record, by the type and option they have there. */
const signs: ReadonlyMap<string, string> = new Map([
  ["pain/period_cramps", "cramps"],
  ["pain/cramps", "cramps"],
  ["energy/tired", "tiredness"],
  ["energy/exhausted", "tiredness"],
  ["skin/acne", "acne-or-oily-skin"],
  ["skin/oily", "acne-or-oily-skin"],
]);

type Measurement = { type: string; date: string; options: readonly string[] };

function optionsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(optionsOf);
  const parsed = optionSchema.safeParse(value);
  return parsed.success ? [parsed.data.option] : [];
}

function isGuess({ type, options }: Measurement): boolean {
  const words = [type, ...options].join(" ");
  return /ovulation|fertil/.test(words);
}

function readMeasurement(measurement: Measurement, notes: DayNotes, today: string): Outcome {
  const { type, options } = measurement;
  const day = leadingDay(measurement.date);
  const refused = dayOutcome(day, today);
  if (day === null || refused !== null) return refused ?? "unreadable";
  if (isGuess(measurement)) return "guess";
  if (type === "spotting") {
    notes.bleed(day, BLEEDING.spotting);
    return "used";
  }
  if (type === "period") {
    const known = options.flatMap((option) => amounts.get(option) ?? []);
    for (const bleeding of known) notes.bleed(day, bleeding);
    return known.length > 0 ? "used" : "unreadable";
  }
  if (/^(?:birth_control|pill|iud|patch|ring|injection|pregnan)/.test(type)) return "span";
  const known = options.flatMap((option) => signs.get(`${type}/${option}`) ?? []);
  for (const sign of known) notes.sign(day, sign);
  return known.length > 0 ? "used" : "no_place";
}

function measurementOf(item: unknown): Measurement | null {
  const parsed = measurementSchema.safeParse(item);
  if (!parsed.success) return null;
  const { type, date, value } = parsed.data;
  return { type, date, options: optionsOf(value) };
}

/** The older file has one object for each day, with a field for each type, or for each type and option. */
function measurementsOfDay({ day, ...fields }: { day: string }): Measurement[] {
  return Object.entries(fields).map(([key, value]) => {
    const [type = "", ...named] = key.split("/");
    return { type, date: day, options: [...named, ...optionsOf(value)] };
  });
}

function itemsOf(file: unknown): (Measurement | null)[] | null {
  const older = olderSchema.safeParse(file);
  if (older.success) return older.data.data.flatMap(measurementsOfDay);
  if (!Array.isArray(file)) return null;
  const items = file.map(measurementOf);
  return items.some((item) => item !== null) ? items : null;
}

/**
 * Reads the measurements of Clue: an array of `{type, date, value: {option} | [{option}]}`; null for anything else.
 * The shape is the one that Helse and clue-to-drip read; Clue publishes none.
 */
export function readClue(file: unknown, today: string): ImportReading | null {
  const items = itemsOf(file);
  if (items === null) return null;
  return readItems("clue", items, (item, notes) =>
    item === null ? "unreadable" : readMeasurement(item, notes, today),
  );
}
