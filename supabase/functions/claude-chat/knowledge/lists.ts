/** Lists of numbers in one: `items[starts[list]]` up to `items[starts[list + 1]]`. */
export type Lists = { starts: Uint32Array; items: Uint16Array };

/** Several runs of numbers as lists. */
export function listsOf(runs: readonly Iterable<number>[]): Lists {
  const items: number[] = [];
  const starts = [0];
  for (const run of runs) {
    items.push(...run);
    starts.push(items.length);
  }
  return { starts: Uint32Array.from(starts), items: Uint16Array.from(items) };
}

/** Files the lists by what they hold: list `n` of the result holds the lists that hold `n`. */
export function invert(lists: Lists, size: number): Lists {
  const starts = new Uint32Array(size + 1);
  for (let at = 0; at < lists.items.length; at += 1) {
    const value = (lists.items[at] ?? 0) + 1;
    starts[value] = (starts[value] ?? 0) + 1;
  }
  for (let place = 0; place < size; place += 1) {
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  }
  const next = starts.slice();
  const items = new Uint16Array(lists.items.length);
  for (let list = 0; list < listCount(lists); list += 1) {
    for (let at = lists.starts[list] ?? 0; at < (lists.starts[list + 1] ?? 0); at += 1) {
      const value = lists.items[at] ?? 0;
      const place = next[value] ?? 0;
      items[place] = list;
      next[value] = place + 1;
    }
  }
  return { starts, items };
}

/** How many lists there are. */
export function listCount({ starts }: Lists): number {
  return starts.length - 1;
}

/** How many numbers a list holds. */
export function countOf({ starts }: Lists, list: number): number {
  return (starts[list + 1] ?? 0) - (starts[list] ?? 0);
}

/** Calls a function with every number of a list. */
export function forEachItem({ starts, items }: Lists, list: number, use: (item: number) => void) {
  for (let at = starts[list] ?? 0; at < (starts[list + 1] ?? 0); at += 1) use(items[at] ?? 0);
}

/** For each list the sum of the values of what it holds. */
export function sumsOf({ starts, items }: Lists, values: Float64Array): Float64Array {
  const sums = new Float64Array(starts.length - 1);
  let at = 0;
  for (let list = 0; list < sums.length; list += 1) {
    let sum = 0;
    for (const end = starts[list + 1] ?? 0; at < end; at += 1) sum += values[items[at] ?? 0] ?? 0;
    sums[list] = sum;
  }
  return sums;
}

/** The mean of some values; 0 when there are none. */
export function mean(values: Float64Array | Uint16Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}
