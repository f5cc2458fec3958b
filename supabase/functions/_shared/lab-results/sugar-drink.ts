import { analytes } from "./analytes.ts";
import { findNames, type FoundName } from "./find-names.ts";
import { matchesNotAfter } from "./matches-not-after.ts";

const OGTT = analytes.find(({ test }) => test === "OGTT") ?? null;

const SUGAR =
  "(?:ogtt|gtt|(?:oral )?glucose tolerance(?: test)?|(?:plasma |blood |serum )?(?:glucose|sugar))";
const TIME =
  "(?:(0|30|60|90|120|180) ?(?:'|m(?:in(?:ute)?s?)?\\\\b)|(half an|1|2|3|one|two|three) ?-? ?(?:hours?|hrs?|h)\\\\b)".replaceAll(
    "\\\\",
    "\\",
  );
const AFTER = "(?:post|after|pp)?(?: ?-? ?(?:load|glucose drink|drink|75 ?g))?";

const sugarThenTime = new RegExp(`${SUGAR}[\\s,:(-]{0,4}(?:at |after )?${TIME}[)]?`, "g");
const timeThenSugar = new RegExp(`${TIME}[\\s-]{0,3}${AFTER}[\\s-]{0,3}${SUGAR}(?![a-z])`, "g");
const drinkAlone = /(?:^|[^a-z])(?:ogtt|gtt|glucose tolerance)(?![a-z])/;
const AFTER_FOOD = /\b(?:eat|eating|ate|meals?|food|lunch|breakfast|dinner|rice|prandial)\b/;
const timeAlone = new RegExp(
  `(?:${TIME}|(fasting|baseline))(?:[\\s-]{0,3}${AFTER}[\\s-]{0,3}(?:sample|value|glucose)?)`,
  "g",
);
const valueThenTime = new RegExp(
  `(\\d+(?:\\.\\d+)?) ?(mg ?/ ?dl|mmol ?/ ?l)? (?:at |after |for |in )?(?:the )?(?:${TIME}|(fasting|baseline))`,
  "g",
);

const HOURS: Readonly<Record<string, number>> = {
  "half an": 30,
  "1": 60,
  one: 60,
  "2": 120,
  two: 120,
  "3": 180,
  three: 180,
};

/** Whether a line begins a sugar drink test, whose times stand on the lines below. */
export function isSugarDrinkHeading(line: string): boolean {
  return drinkAlone.test(line);
}

/** The times of a sugar drink test, each as a test of its own name. */
export function findSugarTimes(line: string, isUnderHeading: boolean): FoundName[] {
  const whole = [
    ...timesIn(line, sugarThenTime, /[a-z]$/),
    ...timesIn(line, timeThenSugar, /[\d.]$/),
  ];
  if (AFTER_FOOD.test(line) && !drinkAlone.test(line)) return [];
  const isOther = findNames(line).some(({ test }) => test !== "OGTT" && test !== "Glucose");
  if (isOther || !(isUnderHeading || whole.length > 0 || drinkAlone.test(line))) return whole;
  const alone = timesIn(line, timeAlone, /[\d.a-z]$/).filter(
    ({ start, end }) => !whole.some((name) => start < name.end && end > name.start),
  );
  return [...whole, ...alone].toSorted((one, other) => one.start - other.start);
}

/** Values told before their time, as in "180 at 1 hour": each with where it stands. */
export function sugarsBeforeTimes(line: string): { test: string; value: string; unit: string }[] {
  if (!drinkAlone.test(line)) return [];
  const found = [...line.matchAll(valueThenTime)];
  if (!found.some(([text]) => / (?:at|after) /.test(text))) return [];
  return found.map(([, value = "", unit = "", minutes, hours]) => ({
    test: testAt(minutes, hours),
    value,
    unit: unit.replace(/ /g, ""),
  }));
}

function timesIn(line: string, pattern: RegExp, notAfter: RegExp): FoundName[] {
  return matchesNotAfter(notAfter, pattern, line).map((match) => ({
    test: testAt(match[1], match[2]),
    analyte: OGTT,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function testAt(minutes: string | undefined, hours: string | undefined): string {
  return `OGTT ${minutes ?? (hours === undefined ? 0 : (HOURS[hours] ?? 0))} min`;
}
