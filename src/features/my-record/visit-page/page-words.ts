import { bleedingWords, leftOutWords, spanWords } from "@/content/my-record";
import { signName } from "@/content/record-signs";
import { visitWords } from "@/content/visit-page";
import { bodyMassIndex, shownBmi } from "@/domain/bmi";
import { dayInWords } from "@/domain/day-in-words";
import type { PageBlock, PageContent, PageSection } from "@/domain/paper-page/page-layout";
import { cycleSummary, kLine, startsInYear } from "@/domain/record/cycle-figures";
import type { CycleHistory } from "@/domain/record/cycles";
import { printedRange, printedValue } from "@/domain/record/printed-result";
import {
  type RecordResult,
  type RecordSettings,
  type RecordSpan,
  VISIT_SECTIONS,
  type VisitSectionName,
} from "@/domain/record/record-schema";
import type { RecordEntries } from "@/domain/record/record-tables";
import {
  contraceptionOn,
  cycleDayOf,
  lastBleed,
  newestMeasure,
  newestResults,
  newestStarts,
  notedSigns,
  painDays,
  spansByTime,
  type Start,
  weightAYearBefore,
} from "@/domain/record/visit-facts";
import { daysBetween } from "@/domain/whole-days";

import { type Fold, foldsOf } from "./page-fold";

/** What the page is made of. */
export type VisitRecord = RecordEntries & {
  settings: RecordSettings;
  history: CycleHistory;
  today: string;
};

type Block = PageBlock<string>;

/** What is typed for this page alone, and her chosen questions in words. */
export type VisitOptions = { name: string; questions: readonly string[] };

function text(words: string): Block {
  return { kind: "text", text: words };
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}

function more(left: number): Block[] {
  return left > 0 ? [text(`${left} more in my record.`)] : [];
}

function lowered(words: string): string {
  return `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
}

function inRows(cells: readonly string[], columns: number): string[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

function grid(cells: readonly string[], columns: number): Block {
  const widths = Array.from({ length: columns }, () => 1);
  return { kind: "table", widths, head: null, rows: inRows(cells, columns) };
}

function startInWords({ day, length, leftOut }: Start): string {
  const parts = [dayInWords(day), length === null ? "until now" : count(length, "day")];
  return [...parts, ...(leftOut === null ? [] : [lowered(leftOutWords[leftOut])])].join(" · ");
}

function cyclesPart({ history, today }: VisitRecord, fold: Fold): Block[] {
  const starts = newestStarts(history);
  const [last, before] = starts;
  if (last === undefined) return [];
  const summary = cycleSummary(history.cycles);
  const day = daysBetween(last.day, today) + 1;
  const earlier = before === undefined ? "" : ` The one before: ${dayInWords(before.day)}.`;
  const year = `${count(startsInYear(history, today), "start")} noted in the last 12 months.`;
  return [
    text(`Last period began: ${dayInWords(last.day)}. Today is day ${day}.${earlier} ${year}`),
    ...(summary === null ? [] : [text(`${kLine(summary)} (${visitWords.kLine(summary.count)})`)]),
    grid(starts.slice(0, fold.starts).map(startInWords), 3),
    ...more(starts.length - fold.starts),
  ];
}

function daysInWords(fromDay: string, toDay: string): string {
  return fromDay === toDay ? dayInWords(fromDay) : `${dayInWords(fromDay)} to ${dayInWords(toDay)}`;
}

function bleedingPart({ days, history, today }: VisitRecord): Block[] {
  const bleed = lastBleed(days, history);
  const pain = painDays(days, today);
  const facts: string[] = [];
  if (bleed !== null) {
    const heaviest = lowered(bleedingWords[bleed.heaviest] ?? "");
    const sentences = [
      `Last bleed: ${daysInWords(bleed.firstDay, bleed.lastDay)}, ${count(bleed.length, "day")}.`,
      `Heaviest day: ${heaviest}.`,
    ];
    if (bleed.heavyDays > 0) sentences.push(`Heavy on ${count(bleed.heavyDays, "day")}.`);
    if (bleed.mostPads !== null) {
      sentences.push(`Pads or tampons on the fullest day: ${bleed.mostPads}.`);
    }
    if (bleed.clotDays > 0) sentences.push(`Clots on ${count(bleed.clotDays, "day")}.`);
    facts.push(sentences.join(" "));
  }
  const noted = ["mild", "medium", "strong"]
    .map((word, at) => ({ word, days: pain[at] ?? 0 }))
    .filter((each) => each.days > 0)
    .map((each) => `${each.word} on ${count(each.days, "day")}`);
  if (noted.length > 0) facts.push(`Pain in the last 90 days: ${noted.join(", ")}.`);
  return facts.map(text);
}

function signsPart({ days, settings, today }: VisitRecord, fold: Fold): Block[] {
  const signs = notedSigns(days, today);
  if (signs.length === 0) return [];
  const cells = signs.slice(0, fold.signs).map(({ sign, firstDay, daysInYear }) => {
    const told = settings.visit.since.find((each) => each.sign === sign)?.text;
    const since = told === undefined ? `first noted ${dayInWords(firstDay)}` : `since ${told}`;
    return `${signName(sign)} · ${since} · on ${count(daysInYear, "day")}`;
  });
  return [text("Noted in the last 12 months:"), grid(cells, 2), ...more(signs.length - fold.signs)];
}

function resultRow(result: RecordResult, { history, spans, days }: VisitRecord): string[] {
  const { day, name, unit, fasting, flag } = result;
  const cycleDay = cycleDayOf(day, history, days);
  const control = contraceptionOn(day, spans);
  const notes = [
    ...(flag === "" ? [] : [`flag ${flag}`]),
    ...(fasting === null ? [] : [fasting ? "fasting" : "not fasting"]),
    ...(cycleDay === null || control !== null ? [] : [`cycle day ${cycleDay}`]),
    ...(control === null ? [] : [`on ${control.name || lowered(spanWords.contraception)}`]),
  ];
  const range = printedRange(result);
  return [
    name,
    `${printedValue(result)} ${unit}`.trim(),
    range === "" ? "none printed" : range,
    dayInWords(day),
    notes.join(", "),
  ];
}

function resultsPart(record: VisitRecord, fold: Fold): Block[] {
  const shown = newestResults(record.results).slice(0, fold.results);
  if (shown.length === 0) return [];
  return [
    {
      kind: "table",
      widths: [26, 18, 19, 21, 24],
      head: ["Test", "Value", "That lab’s range", "Date", "Notes"],
      rows: shown.map((result) => resultRow(result, record)),
    },
    ...more(record.results.length - shown.length),
  ];
}

function time({ kind, fromDay, toDay }: RecordSpan): string {
  if (toDay !== null) return daysInWords(fromDay, toDay);
  // A procedure is done on a day, and does not go on.
  return kind === "procedure" ? dayInWords(fromDay) : `since ${dayInWords(fromDay)}`;
}

function spanRows(spans: readonly RecordSpan[]): Block {
  const rows = spans.map((span) => [
    [span.name || spanWords[span.kind], span.doseText].filter((part) => part !== "").join(", "),
    time(span),
    span.outcome,
  ]);
  return { kind: "table", widths: [32, 36, 32], head: null, rows };
}

function listed(label: string, spans: readonly RecordSpan[], most: number): Block[] {
  if (spans.length === 0) return [];
  const shown = spans.slice(0, most);
  return [
    { kind: "label", text: label },
    ...(shown.length === 0 ? [] : [spanRows(shown)]),
    ...more(spans.length - shown.length),
  ];
}

function medicinesPart(record: VisitRecord, fold: Fold): Block[] {
  const { now, tried } = spansByTime(record, record.today);
  return [
    ...listed("I take now", now, fold.medicines),
    ...listed("Tried before, and what came of it", tried, fold.tried),
  ];
}

function plansPart(record: VisitRecord, fold: Fold): Block[] {
  const { goal, family } = record.settings;
  const { pregnancies } = spansByTime(record, record.today);
  const relatives = family.map((each) => visitWords.family[each]);
  return [
    ...(goal === null ? [] : [text(`Plans: ${visitWords.goals[goal]}.`)]),
    ...(relatives.length === 0 ? [] : [text(`In my family: ${relatives.join("; ")}.`)]),
    ...listed("Pregnancies and breastfeeding", pregnancies, fold.times),
  ];
}

function measuresPart({ days, settings }: VisitRecord): Block[] {
  const { heightCm } = settings;
  const facts: string[] = [];
  const weight = newestMeasure(days, "weightKg");
  const waist = newestMeasure(days, "waistCm");
  const upper = newestMeasure(days, "systolic");
  const lower = days.find(({ day }) => day === upper?.day)?.diastolic ?? null;
  if (weight !== null) {
    const before = weightAYearBefore(days, weight.day);
    const earlier = before === null ? "" : ` (${before.value} kg on ${dayInWords(before.day)})`;
    facts.push(`Weight: ${weight.value} kg on ${dayInWords(weight.day)}${earlier}.`);
  }
  if (heightCm !== null) facts.push(`Height: ${heightCm} cm.`);
  if (weight !== null && heightCm !== null) {
    const bmi = bodyMassIndex({ heightM: heightCm / 100, weightKg: weight.value });
    facts.push(`BMI: ${shownBmi(bmi)}.`);
  }
  if (waist !== null) facts.push(`Waist: ${waist.value} cm on ${dayInWords(waist.day)}.`);
  if (upper !== null && lower !== null) {
    facts.push(`Blood pressure: ${upper.value}/${lower} on ${dayInWords(upper.day)}.`);
  }
  return facts.length === 0 ? [] : [text(facts.join(" "))];
}

/** What each part of the page says, all of it or a part; a part about which nothing is noted is empty. */
export function visitParts(
  record: VisitRecord,
  { questions }: Pick<VisitOptions, "questions">,
  fold: Fold,
): Readonly<Record<VisitSectionName, readonly Block[]>> {
  const { settings } = record;
  return {
    reason: settings.visit.reason === "" ? [] : [text(settings.visit.reason)],
    cycles: cyclesPart(record, fold),
    bleeding: bleedingPart(record),
    signs: signsPart(record, fold),
    results: resultsPart(record, fold),
    medicines: medicinesPart(record, fold),
    plans: plansPart(record, fold),
    measures: settings.hasMeasures ? measuresPart(record) : [],
    questions: questions.map((question, at) => text(`${at + 1}. ${question}`)),
  };
}

function pageOf(record: VisitRecord, options: VisitOptions, fold: Fold): PageContent {
  const parts = visitParts(record, options, fold);
  const { leftOut } = record.settings.visit;
  const sections = VISIT_SECTIONS.flatMap((name): PageSection<string>[] => {
    const blocks = leftOut.includes(name) ? [] : parts[name];
    return blocks.length === 0 ? [] : [{ name, title: visitWords.sections[name], blocks }];
  });
  const day = dayInWords(record.today);
  return {
    title: visitWords.title,
    byline: options.name === "" ? day : `${options.name} · ${day}`,
    sections,
    foot: visitWords.foot(day),
  };
}

/** The page of a visit, from the whole of it to its shortest. */
export function* visitPages(record: VisitRecord, options: VisitOptions): Generator<PageContent> {
  for (const fold of foldsOf({ results: newestResults(record.results).length })) {
    yield pageOf(record, options, fold);
  }
}
