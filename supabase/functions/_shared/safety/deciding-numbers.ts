import type { DangerLevel, RedFlag } from "../contracts/red-flags.ts";
import type { Token } from "../language/token.ts";
import { sugarReadsVeryHigh, sugarReadsVeryLow, testosteroneIsHigh } from "./lab-values.ts";
import { readText } from "./read-text.ts";

type Deciding = {
  flag: RedFlag;
  level: DangerLevel;
  find: (tokens: readonly Token[], at: number) => number | null;
};

/** Numbers on a report that need care whatever else it says. */
const decidingNumbers: readonly Deciding[] = [
  { flag: "sugar_or_medicine_reaction", level: "emergency", find: sugarReadsVeryLow },
  { flag: "sugar_or_medicine_reaction", level: "same_day", find: sugarReadsVeryHigh },
  { flag: "fast_virilisation", level: "within_days", find: testosteroneIsHigh },
];
const UNIT = /(?:mmol|nmol|mg|ng)\s?\/\s?(?:d?l|ml)/i;
const TOLERANCE =
  /\b(?:ogtt|gtt|tolerance|load|post|prandial|pp|min|mins|minutes|h|hr|hrs|hours?)\b/i;

/** The red flags of a report's numbers; a value counts only with its unit and outside a tolerance test. */
export function flagsOfReport(text: string): { flag: RedFlag; level: DangerLevel }[] {
  if (text === "") return [];
  const isToleranceTest = /\b(?:ogtt|gtt|tolerance)\b/i.test(text);
  return text.split("\n").flatMap((line) => {
    if (!UNIT.test(line)) return [];
    const tokens = readText(line);
    return decidingNumbers
      .filter(({ flag }) => {
        const isSugar = flag === "sugar_or_medicine_reaction";
        return !isSugar || !(isToleranceTest || TOLERANCE.test(line));
      })
      .filter(({ find }) => tokens.some((_, at) => find(tokens, at) !== null))
      .map(({ flag, level }) => ({ flag, level }));
  });
}
