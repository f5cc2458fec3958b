import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readLabTests } from "../../src/content/build/lab-tests.ts";
import { quotedSourcesFile, readQuotedSources } from "../../src/content/build/quoted-sources.ts";
import { readingGrade } from "../../src/domain/reading-grade.ts";
import { passages } from "../../supabase/functions/_shared/knowledge/passages.ts";
import { createLabGuide } from "../../supabase/functions/claude-chat/answer/lab-guide-passages.ts";
import { analytes } from "../../supabase/functions/_shared/lab-results/analytes.ts";
import {
  convertResult,
  otherUnits,
} from "../../supabase/functions/_shared/lab-results/convert-result.ts";
import { explainResults } from "../../supabase/functions/claude-chat/lab-results/explain-results.ts";
import {
  quotedFrom,
  quotedPart,
} from "../../supabase/functions/claude-chat/lab-results/quoted-numbers.ts";
import { readLabResults } from "../../supabase/functions/_shared/lab-results/read-lab-results.ts";

const labTests = readLabTests();
const guide = createLabGuide(passages);

test("every test that is explained has its page, and no name stands for two tests", () => {
  const pages = new Set(labTests.map(({ id }) => id));
  expect(analytes.filter(({ page }) => page !== undefined && !pages.has(page))).toEqual([]);
  const names = analytes.flatMap((analyte) => analyte.names);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("units are changed by the factors that our lab guide prints", () => {
  const differing = labTests.flatMap(({ id, units }) =>
    units.flatMap((unit) => {
      if ("unit" in unit) return [];
      const known = analytes
        .filter(({ page }) => page === id)
        .flatMap(({ factors = [] }) => factors)
        .find(
          ({ conventional, factor, offset = 0 }) =>
            conventional === unit.conventional && factor === unit.factor && offset === unit.offset,
        );
      return known?.international === unit.international ? [] : [`${id}: ${unit.measure}`];
    }),
  );
  expect(differing).toEqual([]);
});

test("changes her result into the other unit, and back", () => {
  const glucose = { test: "Fasting glucose", value: "112", unit: "mg/dl" };
  expect(convertResult(glucose)).toEqual({ value: "6.2", unit: "mmol/L" });
  expect(convertResult({ ...glucose, value: "6.2", unit: "mmol/L" })).toEqual({
    value: "112",
    unit: "mg/dL",
  });
  expect(convertResult({ test: "HbA1c", value: "6.5", unit: "%" })).toEqual({
    value: "48",
    unit: "mmol/mol",
  });
  expect(convertResult({ test: "Testosterone", value: "2.1", unit: "nmol/L" }, "ng/ml")).toEqual({
    value: "0.61",
    unit: "ng/mL",
  });
  expect(convertResult({ test: "AMH", value: "<0.5", unit: "ng/mL" })?.value).toBe("<3.6");
  expect(otherUnits({ test: "Testosterone", value: "2.1", unit: "nmol/L" })).toEqual([
    "ng/dL",
    "ng/mL",
  ]);
});

test("changes nothing into a unit of another test, and no negative amount", () => {
  expect(convertResult({ test: "TSH", value: "2.1", unit: "mIU/L" }, "ng/mL")).toBeNull();
  expect(convertResult({ test: "HbA1c", value: "2", unit: "%" })).toBeNull();
  expect(convertResult({ test: "ESR", value: "20", unit: "mm/hr" })).toBeNull();
});

test("the sources of quoted numbers are those of the pages: run npm run knowledge when this fails", () => {
  const file = "supabase/functions/claude-chat/lab-results/quoted-sources.json";
  expect(quotedSourcesFile(readQuotedSources())).toBe(readFileSync(file, "utf8"));
});

test("numbers that a page quotes are told with their source, and without what was said already", () => {
  const pages = new Set(analytes.flatMap(({ page }) => page ?? []));
  const parts = [...pages].map((page) => {
    const tests = analytes.flatMap((analyte) => (analyte.page === page ? [analyte.test] : []));
    const text = guide.passage(`lab-tests/${page}#numbers-often-quoted`)?.text ?? "";
    return { page, text: quotedPart(text, tests) };
  });
  const withNumbers = parts.filter(({ text }) => /\d/.test(text));
  expect(withNumbers.length).toBeGreaterThan(3);
  expect(withNumbers.filter(({ page }) => quotedFrom(page).length === 0)).toEqual([]);
  expect(parts.map(({ text }) => text).join(" ")).not.toMatch(/labs differ|to a clinician/i);
});

test("numbers of other tests on the same page are left out", () => {
  const text = "- LDL: under 100 mg/dL.\n- HDL in women: 50 mg/dL or more.\n- Read them together.";
  expect(quotedPart(text, ["HDL cholesterol"])).toBe(
    "- HDL in women: 50 mg/dL or more.\n- Read them together.",
  );
});

test.each([
  "My TSH is 2.1 and my prolactin is 30",
  "fbs 112",
  "AMH 9.8",
  "hba1c 6.1",
  "LH 12 FSH 5",
])("what is said about %s can be read by anyone and gives no verdict", (message) => {
  const results = readLabResults(message);
  const { text } = explainResults(results, "message", guide);
  const terms = results.map(({ test: name }) => name);
  expect(readingGrade(text.split("\n"), terms) ?? 99).toBeLessThanOrEqual(8);
  expect(text).not.toMatch(
    /\byou (?:do not )?have (?:PCOS(?! or)|diabetes|prediabetes)|\bnormal\b/i,
  );
  expect(text).toMatch(/clinician who knows you\.$/);
});
