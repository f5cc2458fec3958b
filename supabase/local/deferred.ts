/** A promise and the function that resolves it from outside. */
export type Deferred<Value> = { promise: Promise<Value>; resolve: (value: Value) => void };

/** A promise to be resolved later, from outside. */
export function deferred<Value>(): Deferred<Value> {
  const resolvers: ((value: Value) => void)[] = [];
  const promise = new Promise<Value>((resolve) => {
    resolvers.push(resolve);
  });
  return {
    promise,
    resolve: (value) => {
      for (const resolve of resolvers) resolve(value);
    },
  };
}
