/** A row of a report as it is. */
export type TrueRow = { key: string; value: string; unit: string };

/** A row as it was read, and whether she is told to check it. */
export type FoundRow = {
  analyte: string | null;
  valueText: string;
  unit: string;
  doubt: string | null;
};

/** How the rows of one report were read. */
export type RowScore = {
  truth: number;
  found: number;
  /** Rows with the right test and value. */
  right: number;
  /** Of the right ones, those with the right unit, and those that she is told to check for nothing. */
  rightUnits: number;
  needless: number;
  /** Rows with a wrong value, or of no test that the report has, that nothing is said of. */
  silentWrong: readonly FoundRow[];
};

const plain = (unit: string) => unit.toLowerCase().replace(/[µμ]/g, "u").replace(/\s/g, "");

/** Compares rows as read with the rows of the report, test by test. */
export function scoreRows(found: readonly FoundRow[], truth: readonly TrueRow[]): RowScore {
  const left = [...truth];
  const silentWrong: FoundRow[] = [];
  let right = 0;
  let rightUnits = 0;
  let needless = 0;
  const withValue = found.filter(({ valueText }) => valueText !== "");
  for (const row of withValue) {
    const at = left.findIndex(
      ({ key, value }) => key === row.analyte && value === row.valueText.replace(",", "."),
    );
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same !== undefined) {
      right += 1;
      if (plain(same.unit) === plain(row.unit)) rightUnits += 1;
      if (row.doubt !== null) needless += 1;
    } else if (row.doubt === null) {
      silentWrong.push(row);
    }
  }
  return { truth: truth.length, found: withValue.length, right, rightUnits, needless, silentWrong };
}

/** The harmonic mean of how many found rows are right and how many true rows were found. */
export function f1(scores: readonly RowScore[]): number {
  const sum = (part: (score: RowScore) => number) =>
    scores.reduce((total, score) => total + part(score), 0);
  return (2 * sum(({ right }) => right)) / (sum(({ truth }) => truth) + sum(({ found }) => found));
}
