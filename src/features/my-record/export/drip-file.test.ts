import { readFileSync } from "node:fs";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import { dripTable } from "@/domain/record/export/drip-table";
import { findBleeds } from "@/domain/record/bleeds";
import { emptyDay, type RecordDay } from "@/domain/record/record-schema";
import { addDays } from "@/domain/whole-days";
import { openFile } from "@/features/my-record/import/open-import-file";

const today = "2026-11-22";

async function readBack(text: string): Promise<readonly RecordDay[]> {
  const opened = await openFile(new Blob([text]), { today, order: null });
  if (opened.kind !== "reading") throw new Error("The file was not known.");
  const { format, entries, outcomes } = opened.reading;
  expect(format).toBe("drip");
  const { used, ...others } = outcomes;
  expect(Object.values(others)).toEqual([0, 0, 0, 0, 0]);
  expect(used).toBeGreaterThan(0);
  return entries.days;
}

const note = fc.oneof(
  fc.constant(""),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "=SUM(A1)",
    "-tired",
    "+1",
    "@home",
    "\ttab",
    "false",
    "Ọ̀rẹ́ mi",
    'a "b", c',
    "A\nB\r\nc",
  ),
);

const noted = fc.record({
  ago: fc.integer({ min: 0, max: 200 }),
  bleeding: fc.constantFrom(null, 0, 1, 2, 3, 4),
  note: note.map((text) => (text.trim() === "" ? "" : text)),
  symptoms: fc.subarray(["cramps", "tiredness"]),
});

const history = fc
  .uniqueArray(noted, { minLength: 1, maxLength: 60, selector: ({ ago }) => ago })
  .map((days) =>
    days.map(({ ago, ...rest }): RecordDay => ({ ...emptyDay(addDays(today, -ago)), ...rest })),
  );

function told({ day, bleeding, note: text, symptoms }: RecordDay) {
  // Drip knows no word for a day without bleeding.
  return { day, bleeding: bleeding === 0 ? null : bleeding, text, symptoms: symptoms.toSorted() };
}

test("bleeding, cramps, tiredness and her notes, letter by letter, are read back as they were", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (days) => {
      const text = dripTable(days, true);
      const kept = days
        .map(told)
        .filter(({ bleeding, text: words, symptoms }) => bleeding || words || symptoms.length > 0)
        .toSorted((a, b) => a.day.localeCompare(b.day));
      const back = text === null ? [] : await readBack(text);
      expect(back.map(told)).toEqual(kept);
    }),
    { numRuns: 300 },
  );
});

test("a bleed that begins no period begins none when it is read back, and the others do", async () => {
  const bleeding = 3 as const;
  const days = [
    { ...emptyDay("2026-01-01"), bleeding },
    { ...emptyDay("2026-01-02"), bleeding },
    { ...emptyDay("2026-02-10"), bleeding, startsCycle: false },
    { ...emptyDay("2026-02-11"), bleeding },
    { ...emptyDay("2026-04-01"), bleeding },
  ];
  const back = await readBack(dripTable(days, false) ?? "");
  expect(findBleeds(back)).toEqual(findBleeds(days));
});

test("its columns are those of a file of drip, and notes stay at home unless wanted", () => {
  const days = [{ ...emptyDay("2026-01-01"), bleeding: 1 as const, note: "Quince" }];
  const [columns, row] = (dripTable(days, false) ?? "").split("\r\n");
  const [known] = readFileSync("tests/import-files/drip.csv", "utf8").split("\n");
  expect(columns).toBe(known);
  expect(row).toMatch(/^2026-01-01,,,,,0,false,,/);
  expect(row).not.toContain("Quince");
  expect(dripTable([{ ...emptyDay("2026-01-01"), note: "Quince" }], false)).toBeNull();
});
