/** Says that more tasks wait than can be done in a bearable time. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

/**
 * Runs tasks strictly one after another, in the order they came. The embedded engine has one
 * connection and would mix the transactions, and with them the callers, of parallel requests. Beyond
 * `mostWaiting` tasks it throws QueueFull.
 */
export function createQueue(
  mostWaiting = Number.POSITIVE_INFINITY,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (task) => {
    if (waiting >= mostWaiting) throw new QueueFull();
    waiting += 1;
    const result = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => {});
    return result;
  };
}
