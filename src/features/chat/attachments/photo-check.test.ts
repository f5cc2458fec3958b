import { expect, test } from "vitest";

import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import {
  beginCheck,
  type CheckRow,
  type PhotoCheck,
  textToUse,
  valueOf,
  withConfirmed,
  withText,
  withValue,
} from "./photo-check";

const area = { left: -500, top: -500, right: 500, bottom: 500 };

/** A page on which the lines of a text stand one below the other, 40 apart. */
function pageOf(text: string): PhotoPage {
  return {
    picture: { width: 1000, height: 1000, data: new Uint8Array(0) },
    lines: text.split("\n").map((words, line) =>
      words.split(" ").map((word, index) => ({
        text: word,
        confidence: 95,
        line: String(line),
        left: index * 100,
        top: line * 40,
        right: index * 100 + 80,
        bottom: line * 40 + 20,
      })),
    ),
    cut: { slope: 0, keystone: 0, bend: 0, bulge: 0, turns: 0, scale: 1, area },
    photo: { width: 1000, height: 1000 },
  };
}

function check(text: string, unsure: PhotoCheck["unsure"] = []): PhotoCheck {
  return beginCheck({ text, unsure, page: pageOf(text) });
}

function rowAt(of: PhotoCheck, index: number): CheckRow {
  const row = of.rows[index];
  if (!row) throw new Error("There is no such row.");
  return row;
}

const correct = (of: PhotoCheck, index: number, value: string) =>
  withValue(of, rowAt(of, index), value);
const write = (of: PhotoCheck, text: string) => withText(of, text);
const shown = (of: PhotoCheck) => of.rows.map((row) => [row.name, valueOf(of, row), row.doubt]);

const report =
  "Ada Example\nFSH 6.8 IU/L 3.5 - 12.5\nHbA1c 56 % 4.0 - 5.6\nGlucose 5100 mmol/L 3.9 - 5.5";

test("has a row for each doubted value, with the strip and the outline of its line", () => {
  const read = check(report);
  expect(shown(read)).toEqual([
    ["HbA1c", "56", "implausible"],
    ["Glucose", "5100", "implausible"],
  ]);
  expect(rowAt(read, 0).strip).toMatchObject({ top: 65, bottom: 115 });
  expect(rowAt(read, 1).outline?.[0]?.y).toBeCloseTo(0.105);
});

test("has no strips where it is not known where the text stands", () => {
  const read = beginCheck({ text: report, unsure: [], page: null });
  expect(read.rows.map(({ strip, outline }) => [strip, outline])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("puts her correction at the value's place of the text, letter by letter, and keeps the row", () => {
  let now = check(report);
  const { key } = rowAt(now, 0);
  for (const value of ["5", "", "n", "not 6", "5.", "5.6"]) {
    now = correct(now, 0, value);
    expect(rowAt(now, 0).key).toBe(key);
    expect(valueOf(now, rowAt(now, 0))).toBe(value);
  }
  expect(now.text).toBe(report.replace("56 %", "5.6 %"));
  expect(shown(now)).toEqual([
    ["HbA1c", "5.6", null],
    ["Glucose", "5100", "implausible"],
  ]);
});

test("doubts her correction again when it is no more likely", () => {
  expect(shown(correct(check(report), 0, "560"))[0]).toEqual(["HbA1c", "560", "implausible"]);
});

test("gives a missing number a place of its own", () => {
  const read = check("SHBG, Serum nmol/L 24.6-122.0");
  expect(shown(read)).toEqual([["SHBG, Serum", "", "no_number"]]);
  const now = correct(correct(read, 0, "5"), 0, "54.9");
  expect(now.text).toBe("SHBG, Serum 54.9 nmol/L 24.6-122.0");
});

test("moves the second value of a line when the first is corrected, and goes on doubting it", () => {
  const text = "FSH 63 mIU/mL 3.5-12.5 AMH 9.1 ng/mL 1.18-9.16";
  const read = check(text, [{ words: text, number: "9.1" }]);
  const now = correct(correct(read, 0, "6.3"), 1, "9.2");
  expect(now.text).toBe("FSH 6.3 mIU/mL 3.5-12.5 AMH 9.2 ng/mL 1.18-9.16");
  expect(shown(correct(read, 0, "6.3"))).toEqual([
    ["FSH", "6.3", null],
    ["AMH", "9.1", "unsure"],
  ]);
});

test("doubts the value next when a name has been mended", () => {
  const read = check("Trlglycerides 91000 mg/dL 0-149");
  expect(shown(read)).toEqual([["Trlglycerides", "Trlglycerides", "name"]]);
  expect(shown(correct(read, 0, "Triglycerides"))).toEqual([
    ["Trlglycerides", "Triglycerides", null],
    ["Triglycerides", "91000", "implausible"],
  ]);
});

test("keeps the rows and her corrections when she changes other lines of the text", () => {
  const mended = correct(check(report), 0, "5.6");
  const now = write(mended, mended.text.replace("Ada Example\n", ""));
  expect(shown(now)).toEqual(shown(mended));
  expect(correct(now, 1, "5.1").text).toBe(
    "FSH 6.8 IU/L 3.5 - 12.5\nHbA1c 5.6 % 4.0 - 5.6\nGlucose 5.1 mmol/L 3.9 - 5.5",
  );
  expect(rowAt(now, 1).strip).toEqual(rowAt(mended, 1).strip);
});

test("judges a line anew that she has changed in the text, and knows its strip still", () => {
  const read = check(report, [{ words: "FSH 6.8 IU/L 3.5 - 12.5", number: "6.8" }]);
  expect(read.rows).toHaveLength(3);
  expect(shown(write(read, report.replace("FSH 6.8", "FSH 6.9")))[0]?.[0]).toBe("HbA1c");
  const worse = write(read, report.replace("FSH 6.8", "FSH 6800"));
  expect(shown(worse)[0]).toEqual(["FSH", "6800", "implausible"]);
  expect(rowAt(worse, 0).strip).toMatchObject({ top: 25 });
  expect(write(read, "").rows).toEqual([]);
});

test("has no strip for a line that she has added herself", () => {
  const more = write(check(report), `LH 6100 IU/L 1.9 - 12.5\n${report}`);
  expect(rowAt(more, 0)).toMatchObject({ name: "LH", strip: null });
  expect(rowAt(more, 1).strip).toMatchObject({ top: 65 });
});

test("doubts what only the other rows of the report tell, as the record does", () => {
  const read = check(
    "LH 4.1 IU/L 1.9 - 12.5\nTSH 21 mIU/L 0.4 - 4.0\nProlactin 14.2 ng/mL\nFSH 6.8 3.5 - 12.5\nZinc 12 umol/L 11 - 18",
  );
  expect(shown(read)).toEqual([
    ["TSH", "21", "lost_point"],
    ["Prolactin", "14.2", "no_range"],
    ["FSH", "6.8", "unit"],
    ["Zinc", "Zinc", "unknown_name"],
  ]);
  const now = correct(read, 1, "14.2 ng/mL 4.8 - 23.3");
  expect(shown(now)[1]).toEqual(["Prolactin", "14.2 ng/mL 4.8 - 23.3", null]);
  expect(rowAt(read, 1).strip).toMatchObject({ top: 65 });
});

const bloods = "LH 147 IU/L 1.9 - 12.5\nFSH 63 mIU/mL 3.5-12.5 AMH 9.1 ng/mL 1.18-9.16";
const unsureBloods = [
  { words: "LH 147 IU/L 1.9 - 12.5", number: "147" },
  { words: "FSH 63 mIU/mL 3.5-12.5 AMH 9.1 ng/mL 1.18-9.16", number: "9.1" },
];

test("marks what she left doubtful in the text that is used, and nothing that she mended", () => {
  const read = check(bloods, unsureBloods);
  expect(textToUse(read)).toBe(
    "LH 147 (?) IU/L 1.9 - 12.5\nFSH 63 (?) mIU/mL 3.5-12.5 AMH 9.1 (?) ng/mL 1.18-9.16",
  );
  expect(textToUse(correct(correct(read, 0, "14.7"), 1, "6.3"))).toBe(
    "LH 14.7 IU/L 1.9 - 12.5\nFSH 6.3 mIU/mL 3.5-12.5 AMH 9.1 (?) ng/mL 1.18-9.16",
  );
});

test("does not mark what she says is right, until she changes it", () => {
  const read = check(bloods, unsureBloods);
  const confirmed = withConfirmed(read, rowAt(read, 0));
  expect(shown(confirmed)[0]).toEqual(["LH", "147", null]);
  expect(textToUse(confirmed)).toMatch(/^LH 147 IU/);
  expect(shown(correct(confirmed, 0, "14700"))[0]).toEqual(["LH", "14700", "implausible"]);
});
