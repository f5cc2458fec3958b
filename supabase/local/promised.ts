/** A promise and the function that keeps it. */
export type Promised<Value> = { promise: Promise<Value>; keep: (value: Value) => void };

/** A promise to be kept later, from outside. */
export function promised<Value>(): Promised<Value> {
  const resolvers: ((value: Value) => void)[] = [];
  const promise = new Promise<Value>((resolve) => {
    resolvers.push(resolve);
  });
  return {
    promise,
    keep: (value) => {
      for (const resolve of resolvers) resolve(value);
    },
  };
}
