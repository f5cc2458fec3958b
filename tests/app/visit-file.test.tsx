import { readFileSync } from "node:fs";

import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { sources } from "@/content/sources.ts";
import { visitWords } from "@/content/visit-page.ts";
import { visitQuestions } from "@/content/visit-questions.ts";
import { dayInWords } from "@/domain/day-in-words.ts";
import {
  firstThatFits,
  missingLetters,
  pageHeight,
  paper,
} from "@/domain/paper-page/page-layout.ts";
import { writePdf } from "@/domain/paper-page/page-pdf.ts";
import { readFont } from "@/domain/paper-page/true-type.ts";
import { cycleHistory } from "@/domain/record/cycles.ts";
import { printedValue } from "@/domain/record/printed-result.ts";
import { emptyDay, NO_VISIT_CHOICES, VISIT_SECTIONS } from "@/domain/record/record-schema.ts";
import { newestResults, newestStarts } from "@/domain/record/visit-facts.ts";
import { addDays } from "@/domain/whole-days.ts";
import { visitPages, type VisitRecord } from "@/features/my-record/visit-page/page-words.ts";

import { madeRecord, madeResult, madeSettings, madeSpan } from "../fakes/made-record.ts";

const font = readFont(new Uint8Array(readFileSync("src/lib/paper-font.ttf")));

function pageOf(record: VisitRecord, questions: readonly string[] = [], name = "") {
  return firstThatFits(visitPages(record, { name, questions }), font);
}

async function read(bytes: Uint8Array) {
  const pages = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pages, { mergePages: true });
  const { info } = await pages.getMetadata();
  return { count: pages.numPages, text: text.replace(/\s+/g, " "), info };
}

const women = Array.from({ length: 20 }, (_, seed) => madeRecord(seed + 1));

test("the page of each of twenty women is one side of A4 and of Letter, small, and its text can be read", async () => {
  for (const woman of women) {
    const page = pageOf(woman, woman.asked);
    expect(pageHeight(page)).toBeLessThanOrEqual(paper.height);
    for (const size of ["A4", "Letter"] as const) {
      const bytes = writePdf(page, font, size);
      expect(bytes.length).toBeLessThan(150_000);
      const { count, text, info } = await read(bytes);
      expect(count).toBe(1);
      expect(info).toMatchObject({ Title: "Notes for my visit", Language: "en" });
      expect(text).toContain("Not checked by a clinician.");
      for (const line of page.sections.flatMap(({ title }) => [title])) {
        expect(text).toContain(line);
      }
    }
  }
});

/** The numbers of the words that stand on a page. */
function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

test("the newest starts, with their lengths, and the newest results stand there as in the record", async () => {
  let starts = 0;
  let results = 0;
  for (const woman of women) {
    const page = pageOf(woman, woman.asked);
    const { text } = await read(writePdf(page, font, "A4"));
    for (const { day, length } of newestStarts(woman.history).slice(0, 3)) {
      const known = length === null ? "until now" : length === 1 ? "1 day" : `${length} days`;
      expect(text).toContain(`${dayInWords(day)} · ${known}`);
      starts += 1;
    }
    const printed = numbersIn(text);
    for (const result of newestResults(woman.results).slice(0, 3)) {
      expect(text).toContain(`${printedValue(result)} ${result.unit}`);
      expect(printed).toEqual(expect.arrayContaining(numbersIn(dayInWords(result.day))));
      results += 1;
    }
  }
  expect(starts).toBeGreaterThan(20);
  expect(results).toBeGreaterThan(20);
});

test("older starts are folded before any result, and what is left out is counted", () => {
  const full = women.find(({ results }) => newestResults(results).length > 12);
  const page = pageOf(full ?? women[0]!, full?.asked);
  const rows = (name: string) =>
    page.sections
      .find((section) => section.name === name)
      ?.blocks.flatMap((block) => (block.kind === "table" ? block.rows : [])) ?? [];
  expect(full).toBeDefined();
  expect(rows("cycles").flat().length).toBeLessThanOrEqual(3);
  expect(rows("results").length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(page)).toMatch(/\d+ more in my record/);
});

const today = "2026-11-22";
const starts = [0, 60, 95, 117].map((_, at) => addDays(today, -[400, 283, 230, 100][at]!));
const days = Array.from({ length: 401 }, (_, ago) => addDays(today, -ago)).map((day) => ({
  ...emptyDay(day),
  bleeding: starts.includes(day) ? (3 as const) : (0 as const),
  symptoms: day === today ? ["acne-or-oily-skin"] : [],
  pain: day === today ? 2 : null,
  weightKg: day === today ? 71.25 : null,
}));
const spans = [
  madeSpan({ name: "Quincemycin", outcome: "it eased the ache" }),
  madeSpan({ kind: "pregnancy", name: "Zuriel", fromDay: "2019-01-01", toDay: "2019-10-02" }),
];
const results = [madeResult({ name: "Xylotest", valueText: "<0.10", unit: "nmol/L", day: today })];
const planted: VisitRecord = {
  days,
  results,
  spans,
  questions: [],
  settings: madeSettings({
    visit: {
      ...NO_VISIT_CHOICES,
      reason: "Vexing worry ẹ̀gún ọ̀sán ṣíṣe ɓera ɗaya ƙasa ụtụtụ ịchọ",
      since: [{ sign: "acne-or-oily-skin", text: "Jubilee year" }],
    },
  }),
  today,
  history: cycleHistory(days, spans),
};
const words = {
  reason: "Vexing worry",
  cycles: "117 days",
  bleeding: "medium on 1 day",
  signs: "Jubilee year",
  results: "<0.10 nmol/L",
  medicines: "Quincemycin",
  plans: "Zuriel",
  measures: "71.25 kg",
  questions: "Whither my womb?",
} as const;

test("a part that she leaves out is nowhere in the file, and the others are", async () => {
  const asked = [words.questions];
  const whole = await read(writePdf(pageOf(planted, asked), font, "A4"));
  for (const name of VISIT_SECTIONS) expect(whole.text).toContain(words[name]);
  for (const left of VISIT_SECTIONS) {
    const { settings } = planted;
    const visit = { ...settings.visit, leftOut: [left] };
    const bytes = writePdf(
      pageOf({ ...planted, settings: { ...settings, visit } }, asked),
      font,
      "A4",
    );
    const { text } = await read(bytes);
    expect(text).not.toContain(words[left]);
    expect(text).not.toContain(visitWords.sections[left]);
    const others = VISIT_SECTIONS.filter((name) => name !== left);
    for (const name of others) expect(text).toContain(words[name]);
  }
});

test("a day is written once, a procedure does not go on, and what lies ahead was not tried before", () => {
  const bleeding = days.map(
    (day) => ({ ...day, bleeding: day.day === starts[3] ? 3 : 0 }) as const,
  );
  const page = pageOf({
    ...planted,
    days: bleeding,
    history: cycleHistory(bleeding, []),
    spans: [
      madeSpan({ kind: "procedure", name: "Scan", fromDay: "2025-05-02", toDay: null }),
      madeSpan({ name: "Quincemycin", fromDay: addDays(today, 9), toDay: addDays(today, 19) }),
    ],
  });
  const text = JSON.stringify(page);
  expect(text).toContain("Last bleed: 14 August 2026, 1 day.");
  expect(text).toContain('"2 May 2025"');
  expect(text).not.toContain("Quincemycin");
});

test("her name stands there only if she typed it, and letters of Yoruba, Hausa and Igbo are kept", async () => {
  const page = pageOf(planted, [], "Ọláyínká");
  const { text } = await read(writePdf(page, font, "Letter"));
  expect(text.normalize("NFC")).toContain("Ọláyínká · 22 November 2026");
  expect(text.normalize("NFC")).toContain(
    "ẹ̀gún ọ̀sán ṣíṣe ɓera ɗaya ƙasa ụtụtụ ịchọ".normalize("NFC"),
  );
  expect(missingLetters(page, font)).toEqual([]);
  expect(missingLetters(pageOf(planted, ["Why 🙂?"]), font)).toEqual(["🙂"]);
});

test("there are 24 questions, each with sources that we know", () => {
  const questions = visitQuestions.flatMap((group) => group.questions);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(24);
  for (const question of questions) {
    expect(question.sources.length).toBeGreaterThan(0);
    for (const tag of question.sources) expect(sources[tag]).toBeDefined();
  }
});
