import { addDays, daysBetween, isDay } from "@/domain/whole-days";
import {
  BLEEDING,
  type Bleeding,
  emptyDay,
  FIRST_DAY,
  type RecordDay,
  type RecordSettings,
} from "@/domain/record/record-schema";
import { NO_ENTRIES, type RecordEntries } from "@/domain/record/record-tables";

export const IMPORT_FORMATS = ["copy", "clue", "flo", "drip", "periods"] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const DROPPED_REASONS = ["guess", "future", "span", "no_place"] as const;

/**
 * Why something in a file is not taken over: another app's guess or test about when she could get
 * pregnant, a day to come, birth control or a pregnancy of which the file does not say from when
 * to when, or something that the record does not keep.
 */
export type DroppedReason = (typeof DROPPED_REASONS)[number];

/** What became of one thing in a file. */
export type Outcome = "used" | "unreadable" | DroppedReason;

/** What a file holds, as rows of a record, and what became of each thing in it. */
export type ImportReading = {
  format: ImportFormat;
  entries: RecordEntries;
  settings: RecordSettings | null;
  /** The sum of all outcomes is how many things the file holds. */
  outcomes: Readonly<Record<Outcome, number>>;
  /** Days of bleeding of which the file does not say how much. */
  unknownAmounts: number;
  /** Notes longer than one day of a record can hold. */
  shortened: number;
};

const LONGEST_NOTE = 500;
/** A bleed that is longer comes from a wrong date. */
const LONGEST_BLEED_DAYS = 180;
/** The least that counts as a bleed stands for one of which nobody wrote how much. */
const LEAST_BLEED = BLEEDING.light;

/** The day that a text begins with, such as 2022-12-13 00:00:00.0; null when it is none that a record can hold. */
export function leadingDay(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const day = text.trim().slice(0, 10);
  return isDay(day) && day >= FIRST_DAY ? day : null;
}

/** Collects what a file says about each day. */
export function createDayNotes() {
  const days = new Map<string, RecordDay>();
  const bledDays = new Set<string>();
  let shortened = 0;

  function noted(day: string): RecordDay {
    const before = days.get(day) ?? emptyDay(day);
    days.set(day, before);
    return before;
  }

  function isUnknownAmount({ day, bleeding }: RecordDay): boolean {
    return bledDays.has(day) && (bleeding === null || bleeding < LEAST_BLEED);
  }

  return {
    /** The heaviest of what is said about a day stays; null says that she bled and not how much. */
    bleed(day: string, bleeding: Bleeding | null): void {
      const row = noted(day);
      if (bleeding === null) bledDays.add(day);
      else if (row.bleeding === null || bleeding > row.bleeding) row.bleeding = bleeding;
    },
    sign(day: string, symptom: string): void {
      const row = noted(day);
      if (!row.symptoms.includes(symptom)) row.symptoms = [...row.symptoms, symptom];
    },
    write(day: string, text: string): void {
      const row = noted(day);
      if (row.note.split("\n").includes(text)) return;
      const whole = row.note === "" ? text : `${row.note}\n${text}`;
      if (whole.length > LONGEST_NOTE) shortened += 1;
      // Half of a letter that takes two places is none.
      row.note = whole.slice(0, LONGEST_NOTE).replace(/[\uD800-\uDBFF]$/, "");
    },
    beginsNoCycle(day: string): void {
      noted(day).startsCycle = false;
    },
    rows: (): RecordDay[] =>
      [...days.values()]
        .map((row) => (isUnknownAmount(row) ? { ...row, bleeding: LEAST_BLEED } : row))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    figures: () => ({
      unknownAmounts: [...days.values()].filter(isUnknownAmount).length,
      shortened,
    }),
  };
}

export type DayNotes = ReturnType<typeof createDayNotes>;

const noOutcomes: Readonly<Record<Outcome, number>> = {
  used: 0,
  unreadable: 0,
  guess: 0,
  future: 0,
  span: 0,
  no_place: 0,
};

/** Whether a day can stand in a record today; what it is instead where it cannot. */
export function dayOutcome(day: string | null, today: string): "unreadable" | "future" | null {
  if (day === null) return "unreadable";
  return day > today ? "future" : null;
}

/** Notes every day of a bleed, up to today; `amountOf` says how much by the place of the day. */
export function noteBleed(
  notes: DayNotes,
  { from, to, today }: { from: string; to: string; today: string },
  amountOf: (place: number) => Bleeding | null,
): Outcome {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > LONGEST_BLEED_DAYS) return "unreadable";
  for (let place = 0; place < length; place += 1) {
    const day = addDays(from, place);
    if (day <= today) notes.bleed(day, amountOf(place));
  }
  return "used";
}

/** Reads each thing of a file, so that none is left out of the counts. */
export function readItems<Item>(
  format: ImportFormat,
  items: readonly Item[],
  read: (item: Item, notes: DayNotes) => Outcome,
  finish: (notes: DayNotes) => void = () => undefined,
): ImportReading {
  const notes = createDayNotes();
  const outcomes = { ...noOutcomes };
  for (const item of items) outcomes[read(item, notes)] += 1;
  finish(notes);
  return {
    format,
    entries: { ...NO_ENTRIES, days: notes.rows() },
    settings: null,
    outcomes,
    ...notes.figures(),
  };
}

/** How many things a file holds. */
export function foundIn({ outcomes }: ImportReading): number {
  return Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}
