import { findBleeds } from "@/domain/record/bleeds";
import { BLEEDING, type RecordDay } from "@/domain/record/record-schema";

import { tableText } from "./table-text";

/** The fields of drip's database (its `db/schemas`), in the order of its own file. */
const fields = {
  temperature: "value exclude time note",
  bleeding: "value exclude",
  mucus: "feeling texture value exclude",
  cervix: "opening firmness position exclude",
  note: "value",
  desire: "value",
  sex: "solo partner condom pill iud patch ring implant diaphragm none other note",
  pain: "cramps ovulationPain headache backache nausea tenderBreasts migraine other note",
  mood: "happy sad stressed balanced fine anxious energetic fatigue angry other note",
};

const columns = [
  "date",
  ...Object.entries(fields).flatMap(([group, names]) =>
    names.split(" ").map((name) => `${group}.${name}`),
  ),
];

/** The days on which she said that no period begins; drip leaves a bleed out whose every day says so. */
function leftOutDays(days: readonly RecordDay[]): ReadonlySet<string> {
  const bleeds = findBleeds(days).filter(({ startsCycle }) => startsCycle === false);
  return new Set(
    days.flatMap(({ day }) =>
      bleeds.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ? [day] : [],
    ),
  );
}

function cellsOf(noted: RecordDay, isLeftOut: boolean, withNotes: boolean): Map<string, string> {
  const { day, bleeding, symptoms, note } = noted;
  const cells = new Map([["date", day]]);
  if (bleeding !== null && bleeding >= BLEEDING.spotting) {
    cells.set("bleeding.value", String(bleeding - BLEEDING.spotting));
    cells.set("bleeding.exclude", String(isLeftOut));
  }
  if (withNotes && note.trim() !== "") cells.set("note.value", note);
  if (symptoms.includes("cramps")) cells.set("pain.cramps", "true");
  if (symptoms.includes("tiredness")) cells.set("mood.fatigue", "true");
  return cells;
}

/** Bleeding, cramps, tiredness and, if wanted, notes in the file of the app drip, her letters as she wrote them; null without any. */
export function dripTable(days: readonly RecordDay[], withNotes: boolean): string | null {
  const leftOut = leftOutDays(days);
  const rows = days
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .map((noted) => cellsOf(noted, leftOut.has(noted.day), withNotes))
    .filter((cells) => cells.size > 1);
  if (rows.length === 0) return null;
  return tableText([
    columns,
    ...rows.map((cells) => columns.map((column) => cells.get(column) ?? "")),
  ]);
}
