import type { Page } from "@playwright/test";

import { seededRandom } from "../src/domain/record/seeded-random.ts";
import { addDays } from "../src/domain/whole-days.ts";
import { paths } from "../src/lib/paths.ts";

const RECORD_DATABASE = "pcos-care-record";
const YEARS = 10;
const rowFields = { rev: null, updatedAt: "2026-01-01T08:00:00.000Z" };

const signs = ["cramps", "hirsutism", "acne-or-oily-skin", "low-mood", "tiredness"];
const notes = [
  "Slept badly, took the day slowly.",
  "Walked to the market and back with Ngozi, felt lighter after.",
  "Ẹ̀fọ́ riro for lunch. Chin hair is back.",
];

/** Two labs with ranges of their own, and in units of their own. */
const labs = [
  {
    name: "Ibadan Central",
    testosterone: { unit: "nmol/L", low: 0.3, high: 1.7, factor: 1, digits: 1 },
  },
  {
    name: "Houston Women's Lab",
    testosterone: { unit: "ng/dL", low: 8, high: 60, factor: 28.84, digits: 0 },
  },
] as const;

type Row = Record<string, unknown>;

/** Rows of a woman who has kept her record for ten years, with long cycles, the pill, a pregnancy and two labs. */
function filledRows(today: string): { days: Row[]; spans: Row[]; results: Row[] } {
  const chance = seededRandom(7);
  const between = (low: number, high: number) => low + Math.floor(chance() * (high - low + 1));
  const first = addDays(today, -365 * YEARS);
  const days: Row[] = [];
  const emptyMeasures = { weightKg: null, waistCm: null, systolic: null, diastolic: null };
  for (let start = first; start < today; start = addDays(start, between(32, 117))) {
    const bleed = between(3, 8);
    for (let place = 0; place < bleed + 12; place += 1) {
      const day = addDays(start, place);
      if (day >= today) break;
      const bleeding = place < bleed ? between(2, 4) : 0;
      days.push({
        day,
        bleeding,
        startsCycle: null,
        pads: bleeding === 4 ? between(3, 9) : null,
        clots: bleeding === 4 ? chance() < 0.4 : null,
        pain: place < 3 ? between(0, 3) : null,
        mood: chance() < 0.4 ? between(1, 5) : null,
        symptoms: signs.filter(() => chance() < 0.2),
        note: chance() < 0.15 ? (notes[between(0, notes.length - 1)] ?? "") : "",
        ...emptyMeasures,
        ...rowFields,
      });
    }
  }
  const span = (kind: string, name: string, from: number, to: number | null, outcome = "") => ({
    id: crypto.randomUUID(),
    kind,
    name,
    doseText: "",
    fromDay: addDays(today, -from),
    toDay: to === null ? null : addDays(today, -to),
    outcome,
    ...rowFields,
  });
  const spans = [
    span("medicine", "Metformin", 700, null),
    span("medicine", "Spironolactone", 1500, 1200, "Helped with the hair, stopped when trying."),
    span("contraception", "The pill", 3100, 2500, "Headaches"),
    span("pregnancy", "", 2000, 1720),
    span("breastfeeding", "", 1720, 1400),
    span("procedure", "Ultrasound of the womb and ovaries", 690, 690),
    span("no_notes", "", 2450, 2300),
    span("appointment", "Dr Adeyemi", -12, -12),
  ];
  const results = Array.from({ length: 24 }, (_, at) => {
    const lab = labs[at % 2] ?? labs[0];
    const { unit, low, high, factor, digits } = lab.testosterone;
    const day = addDays(today, -(40 + at * 140));
    const reportId = crypto.randomUUID();
    const isUnder = at === 5;
    const value = Number(((isUnder ? 0.3 : 1.2 + chance() * 1.8) * factor).toFixed(digits));
    const shared = {
      day,
      reportId,
      lab: lab.name,
      fasting: null,
      source: "typed",
      confirmedAt: `${day}T08:00:00.000Z`,
      ...rowFields,
    };
    const glucose = Number((4.6 + chance() * 1.6).toFixed(1));
    return [
      {
        id: crypto.randomUUID(),
        analyte: "tt",
        name: "Total testosterone",
        value,
        comparator: isUnder ? "<" : null,
        valueText: `${isUnder ? "<" : ""}${value}`,
        unit,
        rangeLow: at === 3 ? null : low,
        rangeHigh: at === 3 ? null : high,
        rangeText: at === 3 ? "" : `${low} - ${high}`,
        flag: value > high ? "H" : "",
        ...shared,
      },
      {
        id: crypto.randomUUID(),
        analyte: "fpg",
        name: "Fasting glucose",
        value: glucose,
        comparator: null,
        valueText: glucose.toFixed(1),
        unit: "mmol/L",
        rangeLow: 3.9,
        rangeHigh: 5.5,
        rangeText: "3.9 - 5.5",
        flag: "",
        ...shared,
        fasting: true,
      },
    ];
  }).flat();
  return { days, spans, results };
}

/** Starts a record in the page and fills it with ten years; `atStart` is called while there is none yet. */
export async function openFilled(page: Page, atStart: () => Promise<void>): Promise<void> {
  await page.goto(paths.myRecord);
  await page.getByRole("button", { name: "Start my record" }).waitFor();
  await atStart();
  await page.getByRole("button", { name: "Start my record" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  const today = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
  });
  await page.evaluate(
    async ({ database, rows }) => {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(database);
        opening.addEventListener("success", () => resolve(opening.result));
      });
      const writing = opened.transaction(["days", "results", "spans"], "readwrite");
      for (const [store, kept] of Object.entries(rows)) {
        for (const row of kept) writing.objectStore(store).put(row);
      }
      await new Promise((resolve) => {
        writing.addEventListener("complete", resolve);
      });
      opened.close();
    },
    { database: RECORD_DATABASE, rows: filledRows(today) },
  );
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
}
