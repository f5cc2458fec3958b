/**
 * Runs tasks strictly one after another, in the order they came. The embedded engine has one
 * connection and would mix the transactions, and with them the callers, of parallel requests.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();

  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
