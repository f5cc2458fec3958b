import { cycleHistory } from "@/domain/record/cycles.ts";
import { seededRandom } from "@/domain/record/seeded-random.ts";
import { generatedHistory } from "@/domain/record/generated-history.ts";
import {
  emptyDay,
  NO_VISIT_CHOICES,
  type RecordDay,
  type RecordResult,
  type RecordSettings,
  type RecordSpan,
} from "@/domain/record/record-schema.ts";
import { addDays } from "@/domain/whole-days.ts";

const rowFields = { rev: null, updatedAt: "2026-01-01T00:00:00.000Z" };
const signs = ["cramps", "hirsutism", "acne-or-oily-skin", "weight-gain", "low-mood", "tiredness"];
const names = ["Ọmọ́ṣẹ́tán’s tea", "Metformin", "Ɓaure, ɗan ƙuli", "Ụmụ Ịjẹ́ herb", "Spironolactone"];
const tests = [
  ["tsh", "TSH", "mIU/L"],
  ["testosterone", "Total testosterone", "nmol/L"],
  ["a1c", "HbA1c", "%"],
  ["glucose", "Fasting glucose", "mmol/L"],
  [null, "Anti-Müllerian hormone (AMH), by a very long printed name", "pmol/L"],
  [null, "Ferritin", "ng/mL"],
  [null, "Vitamin D", "nmol/L"],
  [null, "Prolactin", "mIU/L"],
] as const;

function idOf(kind: string, number: number): string {
  return `00000000-0000-4000-8${kind}-${String(number).padStart(12, "0")}`;
}

/** A result as a woman's slip might have it. */
export function madeResult(result: Partial<RecordResult>): RecordResult {
  return {
    id: idOf("001", 0),
    day: "2026-03-04",
    reportId: idOf("002", 0),
    analyte: null,
    name: "TSH",
    value: null,
    comparator: null,
    valueText: "",
    unit: "",
    rangeLow: null,
    rangeHigh: null,
    rangeText: "",
    flag: "",
    lab: "Ibadan Central",
    fasting: null,
    source: "typed",
    confirmedAt: "2026-03-05T08:00:00.000Z",
    ...rowFields,
    ...result,
  };
}

/** Something that went on in a woman's record. */
export function madeSpan(span: Partial<RecordSpan>): RecordSpan {
  return {
    id: idOf("003", 0),
    kind: "medicine",
    name: "Metformin",
    doseText: "",
    fromDay: "2025-01-01",
    toDay: null,
    outcome: "",
    ...rowFields,
    ...span,
  };
}

/** The settings of a woman who has chosen nothing. */
export function madeSettings(settings: Partial<RecordSettings>): RecordSettings {
  return {
    startedOn: "2020-01-01",
    firstPeriodYear: 2009,
    heightCm: 165,
    goal: "pregnancy",
    family: ["pcos", "diabetes"],
    hasMeasures: true,
    gapQuietUntil: null,
    visit: NO_VISIT_CHOICES,
    ...rowFields,
    ...settings,
  };
}

/** Years of a woman's record made for tests: from hardly anything to far more than a page holds. */
export function madeRecord(seed: number) {
  const chance = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(chance() * (high - low + 1));
  const history = generatedHistory(seed);
  const { today } = history;
  const days = history.days.map((noted): RecordDay => ({
    ...emptyDay(noted.day),
    ...noted,
    clots: noted.bleeding === 4 ? chance() < 0.5 : null,
    pads: noted.bleeding === 4 ? between(3, 14) : null,
    pain: chance() < 0.3 ? between(0, 3) : null,
    symptoms: signs.filter(() => chance() < 0.2),
    weightKg: chance() < 0.02 ? between(500, 1100) / 10 : null,
    systolic: null,
  }));
  const results = Array.from({ length: between(0, seed % 3 === 0 ? 60 : 9) }, (_, at) => {
    const [analyte, name, unit] = tests[between(0, tests.length - 1)] ?? tests[0];
    const value = between(1, 900) / 10;
    const hasRange = chance() < 0.7;
    return madeResult({
      id: idOf("001", at),
      day: addDays(today, -between(0, 2000)),
      analyte,
      name,
      value,
      valueText: chance() < 0.5 ? value.toFixed(2) : "",
      unit,
      rangeText: hasRange ? "0.40 - 4.00" : "",
      flag: chance() < 0.2 ? "H" : "",
      fasting: chance() < 0.3,
    });
  });
  const spans = [
    ...history.spans,
    ...Array.from({ length: between(0, seed % 4 === 0 ? 40 : 4) }, (_, at) => {
      const fromDay = addDays(today, -between(10, 2000));
      return madeSpan({
        id: idOf("004", at),
        kind: chance() < 0.2 ? "procedure" : "medicine",
        name: names[between(0, names.length - 1)] ?? "",
        doseText: "one, as it says on the pack",
        fromDay,
        toDay: chance() < 0.4 ? null : addDays(fromDay, between(0, 9)),
        outcome: "it helped a little, then I stopped because of headaches and an upset stomach",
      });
    }),
  ];
  const reason = "My periods stay away for months and I am worn out. ".repeat(between(0, 4)).trim();
  const since = signs
    .filter(() => chance() < 0.5)
    .map((sign) => ({ sign, text: "my school days" }));
  const settings = madeSettings({ visit: { ...NO_VISIT_CHOICES, reason, since } });
  const asked = ["Which tests do I need now, and why?", "Ṣé mo lè bímọ?", "What comes next?"];
  return {
    days,
    results,
    spans,
    questions: [],
    settings,
    today,
    history: cycleHistory(days, spans),
    asked: asked.slice(0, between(0, 3)),
  };
}
