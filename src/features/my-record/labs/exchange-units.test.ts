import { expect, test } from "vitest";

import { analytes } from "@shared/lab-results/analytes";
import { analyteKey } from "@/domain/record/analyte-names";
import { resultOfWords } from "@/features/my-record/slip-check/result-of-words";

import { exchangeUnit, inOtherUnit } from "./exchange-units";

function result(name: string, valueText: string, unit: string) {
  return resultOfWords(
    { name, valueText, unit, rangeText: "", flag: "" },
    { reportId: "", day: "2026-01-01", lab: "", fasting: null, source: "typed" },
    { id: "" },
  );
}

test("every unit of every test goes there and back within half a percent", () => {
  for (const { test: name, factors = [] } of analytes) {
    for (const { conventional, international } of factors) {
      const key = analyteKey(name === "OGTT" ? "OGTT 120 min" : name) ?? "";
      if (key === "fins" || key === "insulin") continue;
      const one = { ...result(name, "50", conventional), analyte: key };
      const there = exchangeUnit(one, 50, international);
      const back = there && exchangeUnit({ ...one, unit: international }, there, conventional);
      expect([name, Math.abs((back ?? 0) - 50) / 50 < 0.005]).toEqual([name, true]);
    }
  }
});

test("a unit is told to be about another where labs differ in the factor, and is not drawn with it", () => {
  const insulin = result("Fasting insulin", "12", "µIU/mL");
  expect(inOtherUnit(insulin)).toBe("about 72 pmol/L");
  expect(exchangeUnit(insulin, 12, "pmol/L")).toBeNull();
  expect(inOtherUnit(result("Testosterone", "<5", "ng/dL"))).toBe("<0.17 nmol/L");
});

test("units that differ in their writing alone are one, and those without a factor are told nowhere", () => {
  expect(exchangeUnit(result("LH", "6", "mIU/mL"), 6, "miu/ml")).toBe(6);
  expect(exchangeUnit(result("ALT", "40", "U/L"), 40, "mg/dL")).toBeNull();
  expect(inOtherUnit(result("LH", "6", "mIU/mL"))).toBe("");
  expect(inOtherUnit(result("Zonulin", "44", "ng/mL"))).toBe("");
});
