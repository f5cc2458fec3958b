/** All in an order by chance, so many at a time. */
export function miniBatches<Each>(
  all: readonly Each[],
  size: number,
  random: () => number,
): Each[][] {
  const order = all
    .map((each) => ({ each, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);
  return Array.from({ length: Math.ceil(order.length / size) }, (_, number) =>
    order.slice(number * size, (number + 1) * size),
  );
}
