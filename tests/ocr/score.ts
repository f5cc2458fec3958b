import { z } from "zod";

const rowSchema = z.object({
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  /** The key of the test, where the report's makers have given it one. */
  key: z.string().optional(),
});
const reportSchema = z.object({ text: z.string().optional(), rows: z.array(rowSchema) });

/** The true text and values of each report, and the pictures made of it. */
export const manifestSchema = z.object({
  reports: z.record(z.string(), reportSchema),
  images: z.array(
    z.object({ id: z.string(), file: z.string(), report: z.string(), variant: z.string() }),
  ),
});

/** A report as it is. */
export type Report = z.infer<typeof reportSchema>;

/** How much of one report was read rightly. */
export type ReportScore = {
  errorRate: number;
  results: number;
  named: number;
  rightValues: number;
  /** Lines, counted from 1, on which a test is named and its value stands, or another in its place. */
  rightLines: readonly number[];
  wrongLines: readonly number[];
};

/** Compares what was read with the report: characters, the names of the tests, and each test's value on its line. */
export function scoreReport(text: string, report: Report): ReportScore {
  const truth = plain(report.text ?? "");
  const lines = text.split("\n").map(plain);
  const used = new Set<string>();
  let named = 0;
  const rightLines: number[] = [];
  const wrongLines: number[] = [];
  for (const { analyte, value } of report.rows) {
    const places = lines.flatMap((line, index) => {
      const after = afterName(line, analyte);
      // Two tests may stand on a line, one behind the other.
      const place = after === null ? "" : `${index} ${after.length}`;
      return after === null || used.has(place) ? [] : [{ index, after, place }];
    });
    if (places.length > 0) named += 1;
    const right = places.find(({ after }) => numbersIn(after).includes(Number(value)));
    if (right) {
      used.add(right.place);
      rightLines.push(right.index + 1);
    } else if (places[0]) {
      wrongLines.push(places[0].index + 1);
    }
  }
  const errorRate = truth === "" ? 0 : Math.min(1, distance(truth, plain(text)) / truth.length);
  return {
    errorRate,
    results: report.rows.length,
    named,
    rightValues: rightLines.length,
    rightLines,
    // A test's own name may stand within another's, whose value is right.
    wrongLines: wrongLines.filter((line) => !rightLines.includes(line)),
  };
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .replace(/[µμ]/g, "u")
    .replace(/\s+/g, " ")
    .trim();
}

/** What follows a name on a line, a fifth of its letters being allowed to differ; null where it does not stand. */
function afterName(line: string, name: string): string | null {
  const letters = [...line.matchAll(/[a-z\d]/gi)].map(({ 0: letter, index }) => ({
    letter: letter.toLowerCase(),
    index,
  }));
  const wanted = name.toLowerCase().replace(/[^a-z\d]/g, "");
  const allowed = wanted.length <= 4 ? 0 : Math.floor(wanted.length / 5);
  let costs = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  let best: { cost: number; end: number } | null = null;
  for (const { letter, index } of letters) {
    const next = [0];
    for (let at = 1; at <= wanted.length; at += 1) {
      const swap = (costs[at - 1] ?? 0) + (wanted[at - 1] === letter ? 0 : 1);
      next.push(Math.min(swap, (costs[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    costs = next;
    const cost = costs[wanted.length] ?? Infinity;
    if (cost <= allowed && (!best || cost < best.cost)) best = { cost, end: index + 1 };
  }
  return best && line.slice(best.end);
}

const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(",", ".")));

/** How many characters have to be changed, added or left out to make one text the other. */
function distance(one: string, other: string): number {
  let costs = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const swap = (costs[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(swap, (costs[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    costs = next;
  }
  return costs[other.length] ?? 0;
}
