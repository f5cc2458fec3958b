import { analytes } from "@shared/lab-results/analytes";
import { expect, test } from "vitest";

import { labTestSummaries } from "@/content/lab-guide";
import { checkForDanger } from "@shared/safety/check-danger";
import { analyteKey, analyteName, wordTestNames } from "@/domain/record/analyte-names";
import { recordResultSchema } from "@/domain/record/record-schema";

import { dangerWords } from "./danger-words";
import { isKept, resultOfWords, type ResultWords } from "./result-of-words";
import { keyNamed, slipRows } from "./slip-rows";

const facts = {
  reportId: "11111111-1111-4111-8111-111111111111",
  day: "2026-04-03",
  lab: "Palm Grove",
  fasting: null,
  source: "typed",
} as const;

const words: ResultWords = {
  name: "HbA1c",
  valueText: "5.40",
  unit: "%",
  rangeText: "4.0 - 5.6",
  flag: "",
};

const resultOf = (change: Partial<ResultWords>) =>
  resultOfWords({ ...words, ...change }, facts, { id: crypto.randomUUID() });

function doubtsOf(text: string, unsure: { words: string; number: string }[] = []) {
  return slipRows({ text, unsure }).map(({ analyte, valueText, doubt }) => [
    analyte,
    valueText,
    doubt,
  ]);
}

test("every test that our reader knows has a key, and every key a name", () => {
  const tests = analytes.map(({ test: name }) => (name === "OGTT" ? "OGTT 120 min" : name));
  expect(tests.filter((name) => analyteKey(name) === null)).toEqual([]);
  expect(tests.map((name) => analyteName(analyteKey(name) ?? ""))).not.toContain(null);
});

test("the tests that end in words are those of the lab guide, by their names there", () => {
  const guide = Object.fromEntries(labTestSummaries.map(({ id, name }) => [id, name]));
  for (const [id, name] of Object.entries(wordTestNames)) expect(guide[id]).toBe(name);
});

test("a row keeps the words of the slip, wherever its columns stand", () => {
  const text = "LH (Luteinising Hormone) IU/L 1.9 - 12.5 14.7 H\nTSH 2,10 mIU/L 0.4 - 4.0";
  expect(slipRows({ text })).toMatchObject([
    {
      analyte: "lh",
      name: "LH (Luteinising Hormone)",
      valueText: "14.7",
      unit: "IU/L",
      rangeText: "1.9 - 12.5",
      flag: "H",
      doubt: null,
    },
    { analyte: "tsh", valueText: "2,10", unit: "mIU/L", doubt: null },
  ]);
});

test("a number that the photo reader was not sure of, a lost point, and a unit that is none are doubted", () => {
  const line = "TSH 2.1 mIU/L 0.4 - 4.0";
  expect(doubtsOf(line, [{ words: line, number: "2.1" }])).toEqual([["tsh", "2.1", "unsure"]]);
  expect(doubtsOf("HbA1c 54 % 4.0 - 5.6")).toEqual([["a1c", "54", "implausible"]]);
  expect(doubtsOf("SHBG 54.9 nmol/L 24 - 122")).toEqual([["shbg", "54.9", "digits"]]);
  expect(doubtsOf("TSH 2.1 ng/dL 0.4 - 4.0")).toEqual([["tsh", "2.1", "unit"]]);
  expect(doubtsOf("Zonulin 44 ng/mL 10 - 40")).toEqual([[null, "44", "unknown_name"]]);
});

test("a name with a word before it that may make it another is doubted", () => {
  expect(doubtsOf("Fasca Insulin 12.1 uIU/mL 2.6 - 24.9")).toEqual([["insulin", "12.1", "name"]]);
  expect(doubtsOf("Serum Insulin 12.1 uIU/mL 2.6 - 24.9")).toEqual([["fins", "12.1", null]]);
});

test("on a slip that marks what lies outside, a number outside without a mark is doubted", () => {
  const marked = "HbA1c 6.4 % 4.0 - 5.6 H\nSerum Prolactin 26.2 ng/mL 4.8 - 23.3";
  expect(doubtsOf(marked)).toEqual([
    ["a1c", "6.4", null],
    ["prl", "26.2", "flag"],
  ]);
  expect(doubtsOf("Serum Prolactin 26.2 ng/mL 4.8 - 23.3")).toEqual([["prl", "26.2", null]]);
});

test("one letter that was read as a mark makes no slip that marks what lies outside", () => {
  const text = [
    "AST 43 U/L 0 - 40 H",
    "HbA1c 6.4 % 4.0 - 5.6",
    "Prolactin 26.2 ng/mL 4.8 - 23.3",
  ].join("\n");
  expect(doubtsOf(text).map(([, , doubt]) => doubt)).toEqual([null, null, null]);
});

test("a row without a range is doubted where other rows have one", () => {
  const text = "LH 6.1 IU/L 1.9 - 12.5\nAST (SGOT) 122 U/L";
  expect(doubtsOf(text)).toEqual([
    ["lh", "6.1", null],
    ["ast", "122", "no_range"],
  ]);
  expect(doubtsOf("LH 6.1 IU/L\nAST (SGOT) 122 U/L").map(([, , doubt]) => doubt)).toEqual([
    null,
    null,
  ]);
});

test("a test without a number is a row to be filled in, at its place", () => {
  const text = "LH 6.1 IU/L 1.9 - 12.5\nProlactin ng/mL 4.8 - 23.3\nTSH 2.1 mIU/L 0.4 - 4.0";
  expect(doubtsOf(text).map(([analyte, value]) => [analyte, value])).toEqual([
    ["lh", "6.1"],
    ["prl", ""],
    ["tsh", "2.1"],
  ]);
});

test("what is kept is what was printed, with the numbers that stand in it and never a changed one", () => {
  expect(resultOf({})).toMatchObject({
    analyte: "a1c",
    value: 5.4,
    comparator: null,
    valueText: "5.40",
    unit: "%",
    rangeLow: 4,
    rangeHigh: 5.6,
  });
  expect(resultOf({ valueText: "<0.1" })).toMatchObject({ value: 0.1, comparator: "<" });
  expect(resultOf({ valueText: "≥ 200" })).toMatchObject({ value: 200, comparator: ">=" });
  expect(resultOf({ valueText: "2,345" })).toMatchObject({ value: 2345, valueText: "2,345" });
  expect(resultOf({ valueText: "not seen" })).toMatchObject({ value: null, comparator: null });
  expect(resultOf({ rangeText: "Follicular 1.9 - 12.5" })).toMatchObject({ rangeLow: null });
  for (const valueText of ["5.40", "<0.1", "not seen"]) {
    expect(recordResultSchema.safeParse(resultOf({ valueText })).success).toBe(true);
  }
});

test("the same test, day and value are one result, and any of them makes another", () => {
  const kept = [resultOf({})];
  expect(isKept(resultOf({ name: "Glycated haemoglobin" }), kept)).toBe(
    keyNamed("Glycated haemoglobin") === "a1c",
  );
  expect(isKept(resultOf({}), kept)).toBe(true);
  expect(isKept(resultOf({ valueText: "5.5" }), kept)).toBe(false);
  expect(isKept({ ...resultOf({}), day: "2026-04-04" }, kept)).toBe(false);
  expect(isKept(resultOf({ name: "TSH" }), kept)).toBe(false);
});

test.each([
  ["tt", "9", "nmol/L", ["fast_virilisation"]],
  ["tt", "4.9", "nmol/L", undefined],
  ["ft", "9", "nmol/L", undefined],
  ["fpg", "340", "mg/dL", ["sugar_or_medicine_reaction"]],
  ["ogtt120", "340", "mg/dL", undefined],
])("the check for danger reads %s %s %s", (analyte, valueText, unit, flags) => {
  const row = { analyte, name: "Some test", valueText, unit };
  const found = checkForDanger(dangerWords([row]));
  expect(found?.outcome === "stop" ? found.flags : undefined).toEqual(flags);
});
