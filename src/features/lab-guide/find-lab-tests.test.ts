import { expect, test } from "vitest";

import type { LabTestSummary } from "@/content/lab-test-schema.ts";

import { findLabTests } from "./find-lab-tests.ts";

const shared = { section: "metabolic", order: 1, prepare: "", unitNames: [] } as const;
const tests: LabTestSummary[] = [
  { ...shared, id: "hba1c", name: "HbA1c", alsoCalled: ["A1C"], summary: "Average blood sugar." },
  { ...shared, id: "amh", name: "Anti-Müllerian hormone", alsoCalled: ["AMH"], summary: "Adults." },
];
const found = (typed: string) => findLabTests(tests, typed).map(({ id }) => id);

test("finds a test by a part of its name, by another name, and by its purpose", () => {
  expect(found("hba")).toEqual(["hba1c"]);
  expect(found("amh")).toEqual(["amh"]);
  expect(found("SUGAR  average ")).toEqual(["hba1c"]);
});

test("every word counts, and no word leaves them all", () => {
  expect(found("sugar adults")).toEqual([]);
  expect(found("  ")).toEqual(["hba1c", "amh"]);
});
