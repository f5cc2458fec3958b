import type { FoundName } from "./find-names.ts";
import { lineParts } from "./line-parts.ts";
import { type Reading, readTableRow } from "./read-segment.ts";
import { similarAnalyte } from "./similar-name.ts";

/** What stands on a report and is no test. */
const NO_TEST =
  /\b(?:patient|name|age|sex|gender|date|dob|lab|laboratory|phone|tel|page|collected|received|reported|printed|address|street|road|avenue|ave|time|doctor|dr|sample|specimen|height|weight|bmi|pressure|pulse|temperature|reference|range|follicular|luteal|ovulat\w*|mid|phase|menopaus\w*|normal|desirable|borderline|optimal|deficien\w*|insufficien\w*|sufficien\w*|high|low|very|risk|pre-?diabet\w*|diabet\w*|male|female|adults?|children|years|pregnan\w*|trimester|accession|invoice|bill|floor|suite)\b/i;
const BEFORE_A_NAME = /^\W*(?:\d{1,2}[.)])?\W*$/;
const LONGEST_NAME = 60;

/** A row of a test that we do not know: name, number and range, with a unit between or behind. */
export function readUnknownRow(line: string): { name: FoundName; reading: Reading } | null {
  const start = line.search(/\p{L}/u);
  if (start < 0 || !BEFORE_A_NAME.test(line.slice(0, start))) return null;
  const parts = lineParts(line, start, line.length, true);
  const first = parts.find(({ kind }) => kind === "number" || kind === "range" || kind === "unit");
  if (first === undefined) return null;
  const printed = line
    .slice(start, first.start)
    .replace(/[\s:.,*(-]+$/, "")
    .replace(/ +/g, " ");
  const isName = /\p{L}{2}/u.test(printed) && printed.length <= LONGEST_NAME;
  if (!isName || NO_TEST.test(printed)) return null;
  const reading = readTableRow(line, parts.slice(parts.indexOf(first)));
  const hasRange = reading?.range?.part != null;
  if (reading === null || !hasRange || reading.unit === "") return null;
  const analyte = similarAnalyte(printed, reading.unit);
  return { name: { test: analyte?.test ?? printed, analyte, start, end: first.start }, reading };
}
