/** The examples by split; each test set by itself, since each is by another writer and has its own first look. */
export function setsOf<T extends { split: string; batch: string }>(
  examples: readonly T[],
): Map<string, T[]> {
  const sets = new Map<string, T[]>();
  for (const example of examples) {
    const { split, batch } = example;
    const title = split === "test" ? `test set ${batch}` : split;
    const set = sets.get(title);
    if (set === undefined) sets.set(title, [example]);
    else set.push(example);
  }
  return sets;
}
