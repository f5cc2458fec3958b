import {
  sugarReadsHigh,
  sugarReadsLow,
  sugarReadsVeryHigh,
  sugarReadsVeryLow,
  testosteroneIsHigh,
} from "./lab-values.ts";
import { soaksPads } from "./pad-count.ts";
import type { Span, Token } from "../language/token.ts";

/** Where a number that means danger ends, when it begins at this word. */
type Measure = (tokens: readonly Token[], at: number) => number | null;

const MANY_PILLS = 8;
const MANY_PILLS_AT_ONCE = 4;
const ADULT_AGE = 18;
const YOUNGEST_AGE = 9;
/** From here on a bleed most likely comes after the menopause. */
const MIDLIFE_AGE = 55;
const OLDEST_AGE = 105;
const FAST_PULSE = { least: 130, most: 260 };
/** Blood pressure that needs care the same day in pregnancy, and at any time. */
const HIGH_PRESSURE = { systolic: 150, diastolic: 100 };
const EXTREME_PRESSURE = { systolic: 180, diastolic: 120 };
const FEVER = { celsius: [38, 42], fahrenheit: [100.4, 108] } as const;
const MUCH_WEIGHT_KG = 5;
const MUCH_WEIGHT_KG_A_WEEK = 2.5;
/** A whole day on so little is starving, whatever the reason. */
const FEW_CALORIES = 700;
const DAYS_A_WEEK = 7;
const KG_A_POUND = 0.45;
const KG_A_STONE = 6.35;
const TOOK =
  /^(?:took|taken|take|taking|swallow\w*|drank|drink|drunk|downed|popped|ate|overdosed)$/;
const PILL =
  /^(?:pills?|tablets|capsules?|paracetamol|panadol|metformin|tylenol|ibuprofen|aspirin|painkillers?|glucophage|codeine|tramadol|valium|xanax|diazepam|sleeping|medicine)$/;
const NOT_PILLS =
  /^(?:mg|mcg|ml|g|iu|days|weeks|months|hours|minutes|years|am|pm|units|th|st|kg|times|%)$/;
const ALL_SHE_EATS = /^(?:days|daily|weeks|only|on|under|below|than|restrict\w*|liv\w*|surviv\w*)$/;
const EXERCISE =
  /^(?:run|running|gym|exercise|exercising|workout|hiit|cardio|sprints?|training|max|race|jog|jogging|treadmill|peloton|zumba|cycling)$/;

export const measures = {
  soaksPads,
  tookManyPills,
  isMinor,
  isPastMidlife,
  hasFastPulse,
  hasHighReading: (tokens, at) => pressureAbove(tokens, at, HIGH_PRESSURE),
  hasExtremeReading: (tokens, at) => pressureAbove(tokens, at, EXTREME_PRESSURE),
  hasFeverReading,
  losesWeightFast,
  eatsVeryLittle,
  testosteroneIsHigh,
  sugarReadsVeryLow,
  sugarReadsLow,
  sugarReadsHigh,
  sugarReadsVeryHigh,
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

const measureNames = Object.keys(measures).filter(isMeasureName);

/** Every place where a number means one of the signs above. */
export function findMeasures(tokens: readonly Token[]): ({ name: MeasureName } & Span)[] {
  const found: ({ name: MeasureName } & Span)[] = [];
  tokens.forEach((_, start) => {
    for (const name of measureNames) {
      const end = measures[name](tokens, start);
      if (end !== null) found.push({ name, start, end });
    }
  });
  return found;
}

function isMeasureName(name: string): name is MeasureName {
  return Object.hasOwn(measures, name);
}

function tookManyPills(tokens: readonly Token[], at: number): number | null {
  if (!TOOK.test(tokens[at]?.word ?? "")) return null;
  const near = tokens
    .slice(at + 1, at + 14)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence);
  const atNumber = near.findIndex(({ amount, word }) => amount !== null && !word.includes("/"));
  const count = near[atNumber]?.amount ?? 0;
  const following = near.slice(atNumber + 1, atNumber + 7).map(({ word }) => word);
  const isVitamin = /^(?:b|d|vitamin|omega)$/.test(near[atNumber - 1]?.word ?? "");
  if (isVitamin || atNumber < 0 || atNumber > 4 || NOT_PILLS.test(following[0] ?? "")) return null;
  if (!following.some((word) => PILL.test(word))) return null;
  const after = near.slice(atNumber + 1).map(({ word }) => word);
  if (after.some((word) => /^(?:daily|days|weeks|months|per|each)$/.test(word))) return null;
  const isAtOnce = /(?:at once|at a go|one go|together|same time)/.test(after.join(" "));
  const isMany = count >= MANY_PILLS || (count >= MANY_PILLS_AT_ONCE && isAtOnce);
  return isMany ? at + 1 + atNumber + 1 : null;
}

function isMinor(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const age = token?.amount ?? 0;
  const next = tokens[at + 1];
  const before = tokens[at - 1]?.word ?? "";
  if (/^j?ss$/.test(token?.word ?? "") && next?.amount != null) return at + 2;
  if (token === undefined || age < YOUNGEST_AGE || age >= ADULT_AGE || !Number.isInteger(age)) {
    return null;
  }
  if (/^(?:yo|y)$/.test(next?.word ?? "")) return at + 2;
  if (next?.word === "years") return tokens[at + 2]?.word === "old" ? at + 3 : null;
  const isUnit = NOT_PILLS.test(next?.word ?? "") || next?.amount != null || next?.word === "stone";
  if (isUnit) return null;
  const standsAlone = next === undefined || next.clause !== token.clause;
  if (/^(?:am|aged|age|is)$/.test(before) && tokens[at - 2]?.word !== "sugar") return at + 1;
  if (at === 0 && standsAlone) return at + 1;
  const isRelative = /^(?:daughter|sister|niece|cousin|friend|girl|me|i)$/.test(before);
  return isRelative && standsAlone ? at + 1 : null;
}

function isPastMidlife(tokens: readonly Token[], at: number): number | null {
  const age = tokens[at]?.amount ?? 0;
  const isAge = /^(?:am|aged|age|is)$/.test(tokens[at - 1]?.word ?? "");
  const isUnit = NOT_PILLS.test(tokens[at + 1]?.word ?? "") && tokens[at + 1]?.word !== "years";
  return isAge && !isUnit && age >= MIDLIFE_AGE && age <= OLDEST_AGE ? at + 1 : null;
}

function hasFastPulse(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const pulse = token?.amount ?? 0;
  if (token === undefined || token.word.includes("/")) return null;
  if (pulse < FAST_PULSE.least || pulse > FAST_PULSE.most) return null;
  const near = tokens.slice(Math.max(0, at - 8), at + 9);
  if (near.some(({ word }) => EXERCISE.test(word))) return null;
  return near.some(({ word }) => /^(?:pulse|heart|heartbeat|bpm|heartrate)$/.test(word))
    ? at + 1
    : null;
}

function pressureAbove(
  tokens: readonly Token[],
  at: number,
  limit: { systolic: number; diastolic: number },
): number | null {
  const token = tokens[at];
  const written = /^(\d{2,3})\/(\d{2,3})$/.exec(token?.word ?? "");
  const isOver = token?.amount != null && tokens[at + 1]?.word === "over";
  const systolic = written ? Number(written[1]) : (token?.amount ?? 0);
  const diastolic = written ? Number(written[2]) : (tokens[at + 2]?.amount ?? 0);
  if (!written && !isOver) return null;
  const isPressure = systolic > diastolic && systolic < 300 && diastolic > 40;
  return isPressure && (systolic >= limit.systolic || diastolic >= limit.diastolic) ? at + 1 : null;
}

function hasFeverReading(tokens: readonly Token[], at: number): number | null {
  const degrees = tokens[at]?.amount ?? 0;
  const isFever = Object.values(FEVER).some(([low, high]) => degrees >= low && degrees <= high);
  if (!isFever) return null;
  const near = tokens.slice(Math.max(0, at - 5), at + 4).map(({ word }) => word);
  return near.some((word) =>
    /^(?:temp|temperature|fever|degrees|celsius|c|f|thermometer)$/.test(word),
  )
    ? at + 1
    : null;
}

function losesWeightFast(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:lost|lose|losing|dropped|shed)$/.test(tokens[at]?.word ?? "")) return null;
  const near = tokens.slice(at + 1, at + 10);
  const [weight, time] = near.flatMap((token, index) =>
    token.amount === null ? [] : [{ amount: token.amount, unit: near[index + 1]?.word ?? "" }],
  );
  if (weight === undefined || time === undefined) return null;
  const kg = weight.amount * kgIn(weight.unit);
  const weeks = time.unit === "days" ? time.amount / DAYS_A_WEEK : time.amount;
  if (!/^(?:days|weeks)$/.test(time.unit) || kg < MUCH_WEIGHT_KG) return null;
  return kg / weeks > MUCH_WEIGHT_KG_A_WEEK ? at + 1 : null;
}

function eatsVeryLittle(tokens: readonly Token[], at: number): number | null {
  const calories = tokens[at]?.amount ?? 0;
  if (calories <= 0 || calories > FEW_CALORIES) return null;
  if (!/^(?:calories|calorie|cals|cal|kcal)$/.test(tokens[at + 1]?.word ?? "")) return null;
  const near = tokens.slice(Math.max(0, at - 6), at + 7);
  return near.some(({ word }) => ALL_SHE_EATS.test(word)) ? at + 2 : null;
}

function kgIn(unit: string): number {
  if (unit === "lbs") return KG_A_POUND;
  if (unit === "stone") return KG_A_STONE;
  return unit === "kg" ? 1 : 0;
}
