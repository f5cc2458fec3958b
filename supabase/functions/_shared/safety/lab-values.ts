import type { Token } from "../language/token.ts";

type Value = { amount: number; unit: string | null; end: number };

/** Above this an ovarian or adrenal growth has to be ruled out: JCEM 2022, dgac673. */
const TESTOSTERONE_LIMIT = { nmol: 5, ngDl: 144, ngMl: 1.44 };
/** Glucose in mmol/L and mg/dL below which anyone may pass out soon, and above which help is needed today. */
const GLUCOSE = {
  veryLow: { mmol: 3, mgDl: 54 },
  low: { mmol: 4, mgDl: 70 },
  high: { mmol: 13.9, mgDl: 250 },
  veryHigh: { mmol: 16.7, mgDl: 300 },
};
/** A value without a unit up to this can only be mmol/L. */
const MOST_MMOL = 40;
const LEAST_GLUCOSE = 1;
const REACH = 9;
const UNIT_REACH = 3;
const UNITS = new Set("nmol ng pg pmol mmol mg ngdl nmoll mgdl mmoll ug iu".split(" "));
const NOT_A_READING = new Set(
  `hours minutes days weeks months years g grams gram spoon spoons teaspoons teaspoon tsp tablespoons cubes
   times percent bottles bottle cups cup pm am calories kcal kg lbs types tips foods drinks ml
   cm st nd rd th spoonfuls sachets tablets pieces portions slices snacks fruits tests`.split(
    /\s+/,
  ),
);
const TOLERANCE = /^(?:ogtt|gtt|tolerance|load|75g|glucola|postprandial|prandial|pp|2hpp)$/;
/** What leads to a unit that is asked for, as in "5.8, how many mg/dl is that". */
const ASKS_FOR_UNIT = new Set(["how", "in", "into", "to"]);
const CALCULATED = new Set(["by", "times", "divided", "multiply", "every"]);
const OTHER_TESTS = new Set(
  "shbg lh fsh glucose insulin dheas dhea prolactin tsh amh a1c hba1c estradiol cholesterol ferritin cortisol vitamin".split(
    " ",
  ),
);

/** A testosterone value that is, in its own unit, too high for PCOS alone. */
export function testosteroneIsHigh(tokens: readonly Token[], at: number): number | null {
  if (!namesTestosterone(tokens, at)) return null;
  if (/^(?:free|bioavailable)$/.test(tokens[at - 1]?.word ?? "")) return null;
  const value = valueAfter(tokens, at);
  if (value === null) return null;
  const { amount, unit, end } = value;
  const limit = unit === null ? null : testosteroneLimit(unit);
  return limit !== null && amount > limit ? end : null;
}

function namesTestosterone(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const around = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  return /^testosterone?$|^testo$/.test(word) || (word === "t" && around.includes("total"));
}

/** A glucose reading at which anyone may pass out soon. */
export function sugarReadsVeryLow(tokens: readonly Token[], at: number): number | null {
  return glucoseBelow(tokens, at, GLUCOSE.veryLow);
}

/** A glucose reading that explains shaking and sweating. */
export function sugarReadsLow(tokens: readonly Token[], at: number): number | null {
  return glucoseBelow(tokens, at, GLUCOSE.low);
}

/** A glucose reading that is dangerous together with vomiting or sleepiness. */
export function sugarReadsHigh(tokens: readonly Token[], at: number): number | null {
  return glucoseAbove(tokens, at, GLUCOSE.high);
}

/** A glucose reading that needs help on the same day. */
export function sugarReadsVeryHigh(tokens: readonly Token[], at: number): number | null {
  return glucoseAbove(tokens, at, GLUCOSE.veryHigh);
}

type Limit = { mmol: number; mgDl: number };

function glucoseBelow(tokens: readonly Token[], at: number, limit: Limit): number | null {
  const value = glucoseAt(tokens, at);
  if (value === null || value.amount < LEAST_GLUCOSE) return null;
  const { amount, isMgDl } = value;
  const isBelow = isMgDl === true ? amount < limit.mgDl : amount < limit.mmol;
  return isBelow || (isMgDl === null && amount > MOST_MMOL && amount < limit.mgDl)
    ? value.end
    : null;
}

function glucoseAbove(tokens: readonly Token[], at: number, limit: Limit): number | null {
  const value = glucoseAt(tokens, at);
  if (value === null) return null;
  const { amount, isMgDl } = value;
  const isAbove = isMgDl === true ? amount >= limit.mgDl : amount >= limit.mmol;
  const isLikely = isMgDl !== null || amount <= MOST_MMOL || amount >= limit.mgDl;
  return isAbove && isLikely ? value.end : null;
}

function glucoseAt(tokens: readonly Token[], at: number) {
  if (
    !/^(?:sugar|glucose|rbs|fbs|rbg|fbg|bg|glucometer|cgm|dexcom|libre|meter)$/.test(
      tokens[at]?.word ?? "",
    )
  ) {
    return null;
  }
  if (isTolerance(tokens, at)) return null;
  const value = valueAfter(tokens, at);
  if (value === null) return null;
  const isMgDl = value.unit === null ? null : value.unit.startsWith("mg");
  return value.unit === null || value.unit.startsWith("m") ? { ...value, isMgDl } : null;
}

/** Whether the value belongs to a sugar tolerance test, in which high values after the drink are expected. */
function isTolerance(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? {};
  return tokens
    .slice(Math.max(0, at - REACH), at + REACH)
    .some((token) => token.sentence === sentence && TOLERANCE.test(token.word));
}

function testosteroneLimit(unit: string): number | null {
  if (unit.startsWith("nmol")) return TESTOSTERONE_LIMIT.nmol;
  if (unit === "ng ml") return TESTOSTERONE_LIMIT.ngMl;
  return unit.startsWith("ng") ? TESTOSTERONE_LIMIT.ngDl : null;
}

/** The first number after a test's name that is a reading, with its unit if one stands near. */
function valueAfter(tokens: readonly Token[], at: number): Value | null {
  let unit: string | null = null;
  for (let index = at + 1; index <= at + REACH; index += 1) {
    const token = tokens[index];
    if (token === undefined || OTHER_TESTS.has(token.word)) return null;
    unit = unitAt(tokens, index) ?? unit;
    if (token.amount === null || /^[a-z]/.test(token.word) || token.word.includes("/")) continue;
    if (NOT_A_READING.has(tokens[index + 1]?.word ?? "")) continue;
    if (CALCULATED.has(tokens[index - 1]?.word ?? "")) continue;
    return { amount: token.amount, unit: unit ?? unitAfter(tokens, index), end: index + 1 };
  }
  return null;
}

function unitAfter(tokens: readonly Token[], at: number): string | null {
  for (let index = at + 1; index <= at + UNIT_REACH; index += 1) {
    if (ASKS_FOR_UNIT.has(tokens[index]?.word ?? "")) return null;
    const unit = unitAt(tokens, index);
    if (unit !== null) return unit;
  }
  return null;
}

function unitAt(tokens: readonly Token[], index: number): string | null {
  const word = tokens[index]?.word ?? "";
  if (!UNITS.has(word)) return null;
  return word === "ng" && tokens[index + 1]?.word === "ml" ? "ng ml" : word;
}
