import type { RecordDay, SpanKind } from "@/domain/record/record-schema";

/** How the numbers and keys of a record are called in a file that people read. */
export type ExportWords = {
  bleeding: readonly string[];
  pain: readonly string[];
  mood: readonly string[];
  spans: Readonly<Record<SpanKind, string>>;
  sign: (symptom: string) => string;
};

/** Yes or no in words; empty where nothing is noted. */
export function yesNo(value: boolean | null): string {
  if (value === null) return "";
  return value ? "Yes" : "No";
}

/** A number as text; empty where nothing is noted. */
export function numbered(value: number | null): string {
  return value === null ? "" : String(value);
}

function worded(words: readonly string[], place: number | null): string {
  return place === null ? "" : (words[place] ?? "");
}

/** A column of a table: its name, and what stands in it. */
export type Column<Row> = readonly [name: string, cell: (row: Row, words: ExportWords) => string];

/** What she noted about a day, in words; measures and her note stand apart. */
export const dayFacts: readonly Column<RecordDay>[] = [
  ["Bleeding", ({ bleeding }, words) => worded(words.bleeding, bleeding)],
  ["A period begins", ({ startsCycle }) => yesNo(startsCycle)],
  ["Pads", ({ pads }) => numbered(pads)],
  ["Clots", ({ clots }) => yesNo(clots)],
  ["Pain", ({ pain }, words) => worded(words.pain, pain)],
  ["Signs", ({ symptoms }, words) => symptoms.map(words.sign).join("; ")],
  ["Medicines taken", ({ medicines }) => medicines.join("; ")],
  ["Mood", ({ mood }, words) => (mood === null ? "" : worded(words.mood, mood - 1))],
];
