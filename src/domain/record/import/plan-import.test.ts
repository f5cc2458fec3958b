import {
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";

import { cycleHistory } from "@/domain/record/cycles";
import { readCopy, writeCopy } from "@/domain/record/record-copy";
import {
  emptyDay,
  NO_VISIT_CHOICES,
  type RecordDay,
  type RecordSettings,
  type RecordSpan,
} from "@/domain/record/record-schema";
import { NO_ENTRIES, type RecordEntries, withRows } from "@/domain/record/record-tables";
import { addDays } from "@/domain/whole-days";

import { joinedSettings, planImport, silentDays } from "./plan-import";

const settings: RecordSettings = {
  startedOn: "2026-01-01",
  firstPeriodYear: null,
  heightCm: null,
  goal: null,
  family: [],
  hasMeasures: false,
  gapQuietUntil: null,
  visit: NO_VISIT_CHOICES,
  rev: null,
  updatedAt: "",
};

const span: RecordSpan = {
  id: "7f5b0f06-6a5e-4c3e-9a57-0d5c6c1b6a10",
  kind: "medicine",
  name: "Metformin",
  doseText: "",
  fromDay: "2025-01-01",
  toDay: null,
  outcome: "",
  rev: null,
  updatedAt: "",
};

function day(date: string, change: Partial<RecordDay> = {}): RecordDay {
  return { ...emptyDay(date), bleeding: 2, ...change };
}

function entries(days: readonly RecordDay[], spans: readonly RecordSpan[] = []): RecordEntries {
  return { ...NO_ENTRIES, days, spans };
}

const nothing = new Set<never>();

test("what is missing is added, what is here word for word stays, and empty fields are filled", () => {
  const mine = entries([
    day("2026-01-01", { rev: 3, updatedAt: "2026-02-01" }),
    day("2026-01-02", { bleeding: null, note: "tired", symptoms: ["cramps"] }),
  ]);
  const file = entries([
    day("2026-01-01"),
    day("2026-01-02", { symptoms: ["tiredness"] }),
    day("2026-01-03"),
  ]);
  const plan = planImport(mine, file);
  expect(plan).toMatchObject({ added: 1, filled: 1, same: 1, different: 0 });
  expect(plan.rowsFor(nothing).days).toEqual([
    day("2026-01-03"),
    day("2026-01-02", { note: "tired", symptoms: ["cramps", "tiredness"] }),
  ]);
});

test("nothing of hers is replaced until she says that the file wins, and then that group alone", () => {
  const mine = entries([day("2026-01-01", { bleeding: 4, pads: 7, note: "mine" })], [span]);
  const theirs = { ...span, name: "Inositol" };
  const file = entries(
    [day("2026-01-01", { bleeding: 3, clots: true, pain: 2, note: "theirs" })],
    [theirs],
  );
  const plan = planImport(mine, file);
  expect(plan).toMatchObject({ added: 0, filled: 0, same: 0, different: 2 });
  expect([...plan.conflicts]).toEqual([
    ["bleeding", 1],
    ["notes", 1],
    ["spans", 1],
  ]);
  expect(plan.rowsFor(nothing)).toEqual(
    entries([day("2026-01-01", { bleeding: 4, pads: 7, pain: 2, note: "mine" })]),
  );
  expect(plan.rowsFor(new Set(["bleeding", "spans"] as const))).toEqual(
    entries([day("2026-01-01", { bleeding: 3, clots: true, pain: 2, note: "mine" })], [theirs]),
  );
});

const anyDays = uniqueArray(
  record({
    back: integer({ min: 0, max: 30 }),
    bleeding: option(constantFrom(0, 1, 2, 3, 4)),
    pads: option(integer({ min: 0, max: 9 })),
    pain: option(integer({ min: 0, max: 3 })),
    symptoms: subarray(["cramps", "low-mood", "skin-tags"]),
    medicines: subarray(["Metformin", "Iron"]),
    note: constantFrom("", "one", "two"),
  }),
  { selector: ({ back }) => back, maxLength: 20 },
).map((rows) =>
  rows.map(({ back, ...noted }) => ({ ...emptyDay(addDays("2026-11-22", -back)), ...noted })),
);

test("whatever differs: the counts add up, nothing of hers is lost unasked, and the same file once more is not new", () => {
  assert(
    property(anyDays, anyDays, (mine, theirs) => {
      const plan = planImport(entries(mine), entries(theirs));
      const { added, filled, same, different } = plan;
      expect(added + filled + same + different).toBe(theirs.length);

      const after = withRows("days", mine, plan.rowsFor(nothing).days);
      for (const before of mine) {
        const kept = after.find((row) => row.day === before.day);
        const { symptoms, medicines, ...single } = before;
        const said = Object.entries(single).filter(([, value]) => value !== null && value !== "");
        expect(said.length === 1 || kept !== undefined).toBe(true);
        if (kept === undefined) continue;
        expect(kept).toMatchObject(Object.fromEntries(said));
        expect(kept.symptoms).toEqual(expect.arrayContaining(symptoms));
        expect(kept.medicines).toEqual(expect.arrayContaining(medicines));
      }
      const noted = theirs.filter(
        ({ bleeding, pads, pain, note, symptoms, medicines }) =>
          [bleeding, pads, pain].some((value) => value !== null) ||
          note !== "" ||
          symptoms.length + medicines.length > 0,
      );
      expect(planImport(entries(after), entries(noted))).toMatchObject({ added: 0, filled: 0 });
    }),
    { numRuns: 500 },
  );
});

test("a copy brought into an empty record is equal when it goes out again", () => {
  assert(
    property(anyDays, (days) => {
      const told: RecordSettings = {
        ...settings,
        firstPeriodYear: 2009,
        goal: "unsure",
        family: ["diabetes"],
        hasMeasures: true,
        visit: { ...NO_VISIT_CHOICES, reason: "tired", questions: ["a", "b", "c"] },
      };
      const noted = days.filter(({ bleeding }) => bleeding !== null);
      const text = writeCopy({ ...entries(noted, [span]), settings: told }, "2026-11-22");
      const copy = readCopy(text);
      if (copy?.settings == null) throw new Error("The copy was not read.");
      const begun = { ...settings, startedOn: "2026-11-22" };
      const rows = planImport(NO_ENTRIES, copy).rowsFor(nothing);
      const again = { ...rows, settings: joinedSettings(begun, copy.settings) };
      expect(JSON.parse(writeCopy(again, "2026-11-22"))).toEqual(JSON.parse(text));
    }),
  );
});

test("what she told here stays, whatever a copy says", () => {
  const mine: RecordSettings = { ...settings, firstPeriodYear: 2010, goal: "none" };
  const theirs: RecordSettings = {
    ...settings,
    firstPeriodYear: 2009,
    heightCm: 165,
    startedOn: "2024-01-01",
  };
  expect(joinedSettings(mine, theirs)).toEqual({
    ...mine,
    heightCm: 165,
    startedOn: "2024-01-01",
  });
});

function reasons(days: readonly RecordDay[]) {
  return cycleHistory(days, []).cycles.map(({ length, leftOut }) => [length, leftOut]);
}

test("once she says that these are all her periods, long cycles of the file count; before they do not", () => {
  const file = entries([day("2026-01-01"), day("2026-04-28"), day("2026-05-28")]);
  const silent = silentDays(NO_ENTRIES, file);
  expect(silent).toHaveLength(116);
  expect(silent[0]).toEqual(day("2026-01-02", { bleeding: 0 }));
  expect(reasons(file.days)).toEqual([
    [117, "hole"],
    [30, null],
  ]);
  expect(reasons([...file.days, ...silent])).toEqual([
    [117, null],
    [30, null],
  ]);
});

test("silences outside of the time that the file tells of stay open", () => {
  const mine = entries([day("2025-01-01"), day("2025-06-01"), day("2026-11-01")]);
  const silent = silentDays(mine, entries([day("2026-01-01"), day("2026-03-01")]));
  expect(silent[0]?.day).toBe("2026-01-02");
  expect(silent.at(-1)?.day).toBe("2026-02-28");
  expect(silentDays(mine, NO_ENTRIES)).toEqual([]);
});
