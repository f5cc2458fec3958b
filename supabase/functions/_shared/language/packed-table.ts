import { type BitCoder, createBitReader, createBitWriter } from "./arithmetic-code.ts";

/** Numbers in rows of as many columns each. */
export type Table = { columns: number; values: Float32Array };

/** No number alone decides. */
const MOST_STEPS = 12;
/** More numbers than this in a row, or more steps of a number, tell no more of the next. */
const MOST_TOLD = 3;

/** A table as text, its numbers rounded to whole steps; rows of nothing take hardly any room. */
export function packTable({ columns, values }: Table, step: number): string {
  const { write, text } = createBitWriter(contextsOf(columns));
  transfer(
    Int32Array.from(values, (value) => stepsOf(value, step)),
    columns,
    write,
  );
  return [step, values.length, columns, text()].join(" ");
}

/** Reads what `packTable` wrote. */
export function unpackTable(packed: string): Table {
  const [step = 0, size = 0, columns = 0] = packed.split(" ", 3).map(Number);
  const text = packed.slice(packed.lastIndexOf(" ") + 1);
  const steps = new Int32Array(size);
  transfer(steps, columns, createBitReader(text, contextsOf(columns)));
  return { columns, values: new Float32Array(steps).map((each) => each * step) };
}

/** A number in the whole steps that it is kept in. */
export function stepsOf(value: number, step: number): number {
  return Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(value / step)));
}

/**
 * Writes steps as bits, or fills them in from bits: whether a row has any number, and of each number whether it is one, its
 * sign and how large it is.
 */
function transfer(steps: Int32Array, columns: number, bit: BitCoder): void {
  const isAnyContext = MOST_TOLD + 1;
  for (let start = 0; start < steps.length; start += columns) {
    if (!bit(isAnyContext, hasAny(steps, start, start + columns))) continue;
    let inRow = 0;
    for (let column = 0; column < columns; column += 1) {
      const value = steps[start + column] ?? 0;
      const context = (column + 2) * (MOST_TOLD + 1) + Math.min(inRow, MOST_TOLD) + 1;
      if (!bit(context, value !== 0)) continue;
      inRow += 1;
      const isNegative = bit(0, value < 0);
      let size = 1;
      while (size < MOST_STEPS && bit(Math.min(size, MOST_TOLD), Math.abs(value) > size)) size += 1;
      steps[start + column] = isNegative ? -size : size;
    }
  }
}

/** How many contexts the bits of a table have. */
function contextsOf(columns: number): number {
  return (columns + 2) * (MOST_TOLD + 1) + 1;
}

function hasAny(steps: Int32Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (steps[at] !== 0) return true;
  return false;
}
