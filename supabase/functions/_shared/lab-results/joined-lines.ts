import { findNames } from "./find-names.ts";
import { isProse } from "./is-prose.ts";
import { plainLine } from "./plain-line.ts";
import { reportUnit } from "./units.ts";

const LABEL =
  /\b(?:results?|values?|units?|reference|ref|standard|range|interval|normal|flag|status|observed|high|low|h|l|abnormal|your|serum|biological)\b/gi;
/** A value, its unit, its range and its flag each on a line of its own. */
const MOST_LINES_OF_A_ROW = 5;

/** A patient portal says between a test's name and its value when the blood was taken. */
const WHEN = /^\s*(?:collected|received|reported|resulted)\b/i;
/** So a patient portal begins; the word alone would make a sentence of the row. */
const YOUR = /^your (?=values?\b|results?\b)/i;

const RANGE_OF_A_KIND =
  /^[^\d<>≤≥]*\b(?:follic|luteal|ovulat|mid ?-?cycle|menopaus|pregnan|trimester|normal|desirable|borderline|optimal|(?:in)?sufficien|deficien|(?:pre|non)? ?-?diabet|high|low|adult|female|wom[ae]n|ref|range|toxic|at risk)[^\d<>≤≥]*(?:[<>≤≥]=? ?)?\d[\d.,]*(?: ?(?:-|to) ?\d[\d.,]*)?[^\d]*$/i;

/** A line of a text, and the first and last of the lines, counted from 0, that were put together to it. */
export type JoinedLine = { words: string; first: number; last: number };

/** The lines of a text; lines that hold nothing but the value, unit or range of the test above are put behind its name. */
export function joinedLines(text: string): JoinedLine[] {
  const joined: JoinedLine[] = [];
  let open = 0;
  for (const [index, line] of text.split(/\r?\n/).map(plainLine).entries()) {
    const above = joined.at(-1);
    if (open > 0 && WHEN.test(line)) continue;
    const isRest = open > 0 && isRestOfRow(line);
    if (above !== undefined && (isRest || isRangeOf(above.words, line))) {
      joined[joined.length - 1] = {
        words: `${above.words} ${line.trim().replace(YOUR, "")}`,
        first: above.first,
        last: index,
      };
      if (isRest) open -= 1;
    } else if (line.trim() !== "" || open === 0) {
      joined.push({ words: line, first: index, last: index });
      open = isNameAlone(line) ? MOST_LINES_OF_A_ROW : 0;
    }
  }
  return joined;
}

function isNameAlone(line: string): boolean {
  if (line.length > 80 || isProse(line)) return false;
  const names = findNames(line.toLowerCase());
  if (names.length === 0) return false;
  const rest = names.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    line,
  );
  return !/\d/.test(rest);
}

/** A range of its own line, such as "Luteal phase: 1.0 - 11.4", below the value it belongs to. */
function isRangeOf(row: string, line: string): boolean {
  if (!RANGE_OF_A_KIND.test(line) || isProse(line) || !/\d/.test(row) || isProse(row)) return false;
  return findNames(line.toLowerCase()).length === 0 && findNames(row.toLowerCase()).length > 0;
}

function isRestOfRow(line: string): boolean {
  const bare = line
    .replace(new RegExp(reportUnit.source, "giu"), " ")
    .replace(LABEL, " ")
    .replace(/\bto\b|up/gi, " ");
  return line.trim() !== "" && !/\p{L}/u.test(bare);
}
