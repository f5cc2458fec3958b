import * as z from "zod/mini";

import { BLEEDING, type Bleeding } from "@/domain/record/record-schema";

import {
  dayOutcome,
  type DayNotes,
  type ImportReading,
  leadingDay,
  noteBleed,
  type Outcome,
  readItems,
} from "./import-reading";

const list = z.optional(z.array(z.unknown()));
const eventsSchema = z.object({ point_events_manual_v2: list });
const fileSchema = z.object({
  operationalData: z.object({
    cycles: z.array(z.unknown()),
    point_events_manual_v2: list,
    repeatable_child_point_events: list,
    notes: list,
  }),
  pointEventsManualData: z.optional(eventsSchema),
});

const text = z.optional(z.nullable(z.string()));
const cycleSchema = z.object({
  period_start_date: z.string(),
  period_end_date: text,
  period_intensity: z.optional(z.unknown()),
  pregnant: z.optional(z.unknown()),
});
const eventSchema = z.object({
  category: z.string(),
  subcategory: text,
  date: text,
  local_date: text,
});
const noteSchema = z.object({ text: z.string().check(z.trim(), z.minLength(1)), date: z.string() });
const intensitySchema = z.record(z.string(), z.number());

const amounts: readonly (Bleeding | null)[] = [
  null,
  BLEEDING.light,
  BLEEDING.medium,
  BLEEDING.heavy,
];

const signs: ReadonlyMap<string, string> = new Map([
  ["DrawingPain", "cramps"],
  ["Cramps", "cramps"],
  ["AbdominalPain", "pelvic-pain"],
  ["LowerAbdominalPain", "pelvic-pain"],
  ["Fatigue", "tiredness"],
  ["Acne", "acne-or-oily-skin"],
]);

type Item = { kind: "cycle" | "event" | "note"; value: unknown };

/** How much she bled, by the place of the day in the bleed; the file keeps it as a text of its own. */
function intensitiesOf(value: unknown): Readonly<Record<string, number>> {
  let parsed = value;
  if (typeof value === "string") {
    try {
      parsed = JSON.parse(value);
    } catch {
      return {};
    }
  }
  return intensitySchema.safeParse(parsed).data ?? {};
}

function readCycle(value: unknown, notes: DayNotes, today: string): Outcome {
  const cycle = cycleSchema.safeParse(value);
  if (!cycle.success) return "unreadable";
  const { period_start_date, period_end_date, period_intensity, pregnant } = cycle.data;
  const from = leadingDay(period_start_date);
  const refused = dayOutcome(from, today);
  if (from === null || refused !== null) return refused ?? "unreadable";
  if (pregnant === true) return "span";
  // A bleed that goes on has no last day.
  const to = period_end_date ? leadingDay(period_end_date) : from;
  if (to === null) return "unreadable";
  const intensities = intensitiesOf(period_intensity);
  return noteBleed(notes, { from, to, today }, (place) => amounts[intensities[place] ?? 0] ?? null);
}

function readEvent(value: unknown, notes: DayNotes, today: string): Outcome {
  const event = eventSchema.safeParse(value);
  if (!event.success) return "unreadable";
  const { category, subcategory, date, local_date } = event.data;
  // The other date is the same moment elsewhere, and can be another day.
  const day = leadingDay(local_date ?? date);
  const refused = dayOutcome(day, today);
  if (day === null || refused !== null) return refused ?? "unreadable";
  const words = `${category} ${subcategory ?? ""}`;
  if (/ovulation|fertil/i.test(words)) return "guess";
  if (/pill|contracept|pregnan/i.test(words)) return "span";
  if (category !== "Symptom") return "no_place";
  if (subcategory === "Spotting") {
    notes.bleed(day, BLEEDING.spotting);
    return "used";
  }
  const sign = signs.get(subcategory ?? "");
  if (sign === undefined) return "no_place";
  notes.sign(day, sign);
  return "used";
}

function readNote(value: unknown, notes: DayNotes, today: string): Outcome {
  const note = noteSchema.safeParse(value);
  if (!note.success) return "unreadable";
  const day = leadingDay(note.data.date);
  const refused = dayOutcome(day, today);
  if (day === null || refused !== null) return refused ?? "unreadable";
  notes.write(day, note.data.text);
  return "used";
}

const readers = { cycle: readCycle, event: readEvent, note: readNote } as const;

function itemsOf(kind: Item["kind"], values: readonly unknown[] | undefined): Item[] {
  return (values ?? []).map((value) => ({ kind, value }));
}

/**
 * Reads the file that Flo sends on request; null for anything else.
 * The shape is the one that Mensinator and others read; Flo publishes none.
 */
export function readFlo(file: unknown, today: string): ImportReading | null {
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) return null;
  const { operationalData, pointEventsManualData } = parsed.data;
  const items = [
    ...itemsOf("cycle", operationalData.cycles),
    ...itemsOf("event", operationalData.point_events_manual_v2),
    ...itemsOf("event", pointEventsManualData?.point_events_manual_v2),
    ...itemsOf("event", operationalData.repeatable_child_point_events),
    ...itemsOf("note", operationalData.notes),
  ];
  return readItems("flo", items, ({ kind, value }, notes) => readers[kind](value, notes, today));
}
