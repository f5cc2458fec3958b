import * as z from "zod/mini";

import { isDay } from "@/domain/whole-days";

/** Nothing is kept about a day before this one. */
export const FIRST_DAY = "1950-01-01";

/** The name of a medicine or a time may be as long as this. */
const LONGEST_NAME = 80;

/** So many medicines can be ticked on a day. */
export const MOST_MEDICINES = 20;

const anyDay = z.string().check(z.refine((text) => isDay(text) && text >= FIRST_DAY));

function wholeNumber(low: number, high: number) {
  return z.nullable(z.int().check(z.gte(low), z.lte(high)));
}

function measure(low: number, high: number) {
  return z.nullable(z.number().check(z.gte(low), z.lte(high)));
}

/** What every row carries, so that it can later be matched with a copy elsewhere; `rev` is null until a server knows it. */
const rowFields = { rev: z.nullable(z.int()), updatedAt: z.string() };

/** How much she bled, from none to heavy; a day that she did not note has null. */
export const BLEEDING = { none: 0, spotting: 1, light: 2, medium: 3, heavy: 4 } as const;

export const measureLimits = {
  weightKg: [25, 350],
  waistCm: [30, 250],
  systolic: [50, 260],
  diastolic: [30, 160],
} as const;

export type MeasureName = keyof typeof measureLimits;

/** One day as she noted it. */
export const recordDaySchema = z.object({
  day: anyDay,
  bleeding: z.nullable(z.literal([0, 1, 2, 3, 4])),
  /** Her own word on whether a period begins here; it wins over the rule. */
  startsCycle: z.nullable(z.boolean()),
  pads: wholeNumber(0, 60),
  clots: z.nullable(z.boolean()),
  pain: wholeNumber(0, 3),
  symptoms: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  /** The medicines taken that day, by their names as she wrote them; days noted earlier have none. */
  medicines: z.prefault(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)))
      .check(z.maxLength(MOST_MEDICINES)),
    [],
  ),
  mood: wholeNumber(1, 5),
  weightKg: measure(...measureLimits.weightKg),
  waistCm: measure(...measureLimits.waistCm),
  systolic: wholeNumber(...measureLimits.systolic),
  diastolic: wholeNumber(...measureLimits.diastolic),
  note: z.string().check(z.maxLength(500)),
  ...rowFields,
});

export type RecordDay = z.infer<typeof recordDaySchema>;
export type Bleeding = NonNullable<RecordDay["bleeding"]>;

export const SPAN_KINDS = [
  "medicine",
  "contraception",
  "pregnancy",
  "breastfeeding",
  "procedure",
  "appointment",
  "no_notes",
] as const;

/** Something that went on for a time: from a day to a day, or until now. */
export const recordSpanSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(SPAN_KINDS),
    name: z.string().check(z.maxLength(LONGEST_NAME)),
    /** Her own words; nothing is ever suggested. */
    doseText: z.string().check(z.maxLength(60)),
    fromDay: anyDay,
    toDay: z.nullable(anyDay),
    outcome: z.string().check(z.maxLength(120)),
    ...rowFields,
  })
  .check(z.refine(({ fromDay, toDay }) => toDay === null || toDay >= fromDay));

export type RecordSpan = z.infer<typeof recordSpanSchema>;
export type SpanKind = RecordSpan["kind"];

export const COMPARATORS = ["<", ">", "<=", ">="] as const;

/** As long as the words of a result may be, such as those of a scan. */
export const MOST_VALUE_LETTERS = 80;

/** Where a result was taken from. */
export const RESULT_SOURCES = ["typed", "photo", "import"] as const;

/** One result as it stands on her report, confirmed by her; nothing in it is converted. */
export const recordResultSchema = z
  .object({
    id: z.uuid(),
    day: anyDay,
    /** What was read from one report has one of these. */
    reportId: z.uuid(),
    /** The key of a known analyte; null where the name is not known. */
    analyte: z.nullable(z.string().check(z.maxLength(40))),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    value: z.nullable(z.number()),
    comparator: z.nullable(z.enum(COMPARATORS)),
    /** The value as printed, and the words of a result that is no number. */
    valueText: z.string().check(z.maxLength(MOST_VALUE_LETTERS)),
    unit: z.string().check(z.maxLength(24)),
    rangeLow: z.nullable(z.number()),
    rangeHigh: z.nullable(z.number()),
    rangeText: z.string().check(z.maxLength(80)),
    flag: z.string().check(z.maxLength(12)),
    lab: z.string().check(z.maxLength(80)),
    fasting: z.nullable(z.boolean()),
    source: z.enum(RESULT_SOURCES),
    confirmedAt: z.string().check(z.minLength(1)),
    ...rowFields,
  })
  .check(z.refine(({ value, valueText }) => value !== null || valueText !== ""));

export type RecordResult = z.infer<typeof recordResultSchema>;

/** A question that she wants to ask at a visit. */
export const recordQuestionSchema = z.object({
  id: z.uuid(),
  text: z.string().check(z.minLength(1), z.maxLength(240)),
  position: z.int().check(z.gte(0), z.lte(49)),
  askedOn: z.nullable(anyDay),
  ...rowFields,
});

export type RecordQuestion = z.infer<typeof recordQuestionSchema>;

export const VISIT_SECTIONS = [
  "reason",
  "cycles",
  "bleeding",
  "signs",
  "results",
  "medicines",
  "plans",
  "measures",
  "questions",
] as const;

export type VisitSectionName = (typeof VISIT_SECTIONS)[number];

/** What she chose for the page that she takes to a visit; her name is never among it. */
const visitChoicesSchema = z.object({
  reason: z.string().check(z.maxLength(240)),
  leftOut: z.array(z.enum(VISIT_SECTIONS)).check(z.maxLength(VISIT_SECTIONS.length)),
  /** Since when she has a sign, in her words. */
  since: z
    .array(
      z.object({
        sign: z.string().check(z.maxLength(40)),
        text: z.string().check(z.minLength(1), z.maxLength(40)),
      }),
    )
    .check(z.maxLength(40)),
  /** The questions that go on the page, ours and hers, by their ids. */
  questions: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(3)),
});

export type VisitChoices = z.infer<typeof visitChoicesSchema>;

/** A page about which she has not chosen anything. */
export const NO_VISIT_CHOICES: VisitChoices = { reason: "", leftOut: [], since: [], questions: [] };

export const GOALS = ["none", "pregnancy", "contraception", "unsure"] as const;
export const FAMILY_HISTORY = ["pcos", "diabetes"] as const;

/** What she told us once, and what she chose. */
export const recordSettingsSchema = z.object({
  startedOn: anyDay,
  firstPeriodYear: wholeNumber(1940, 2100),
  heightCm: measure(100, 230),
  goal: z.nullable(z.enum(GOALS)),
  family: z.array(z.enum(FAMILY_HISTORY)).check(z.maxLength(FAMILY_HISTORY.length)),
  hasMeasures: z.boolean(),
  /** Until this day the sentence about a long time without a period stays away. */
  gapQuietUntil: z.nullable(anyDay),
  visit: visitChoicesSchema,
  ...rowFields,
});

export type RecordSettings = z.infer<typeof recordSettingsSchema>;

/** A day about which nothing is noted. */
export function emptyDay(day: string): RecordDay {
  return {
    day,
    bleeding: null,
    startsCycle: null,
    pads: null,
    clots: null,
    pain: null,
    symptoms: [],
    medicines: [],
    mood: null,
    weightKg: null,
    waistCm: null,
    systolic: null,
    diastolic: null,
    note: "",
    rev: null,
    updatedAt: "",
  };
}

function isNotNoted(value: unknown): boolean {
  return value === null;
}

/** Whether nothing is noted about a day, so that it need not be kept. */
export function isEmptyDay(noted: RecordDay): boolean {
  // Nearly every day says how she bled, so that the others need not be looked at.
  if (noted.bleeding !== null) return false;
  const { startsCycle, pads, clots, pain, mood, note, symptoms, medicines } = noted;
  const { weightKg, waistCm, systolic, diastolic } = noted;
  const values = [startsCycle, pads, clots, pain, mood, weightKg, waistCm, systolic, diastolic];
  const lists = [...symptoms, ...medicines];
  return note === "" && lists.length === 0 && values.every(isNotNoted);
}
