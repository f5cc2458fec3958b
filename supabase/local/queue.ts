import { AsyncLocalStorage } from "node:async_hooks";

/** Says that more tasks wait than can be done in a bearable time. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

type Limits = { mostWaiting?: number; mostOfOne?: number };

/** Runs a task for a caller; null stands for the server's own work. */
export type InTurn = <Result>(whose: string | null, task: () => Promise<Result>) => Promise<Result>;

/**
 * Runs tasks strictly one at a time: the embedded engine has one connection and would mix the
 * transactions, and with them the callers, of parallel requests. Each caller's tasks keep their
 * order, and callers take turns, so that many tasks of one hold up nobody else. The server's own
 * tasks come first: they finish what somebody waits for. It throws QueueFull beyond `mostWaiting`
 * tasks in all, and beyond `mostOfOne` that wait for one caller.
 */
export function createQueue({
  mostWaiting = Number.POSITIVE_INFINITY,
  mostOfOne = Number.POSITIVE_INFINITY,
}: Limits = {}): InTurn {
  const lines = new Map<string | null, (() => Promise<void>)[]>();
  let waiting = 0;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let [first] = lines.keys(); first !== undefined; [first] = lines.keys()) {
      const whose = lines.has(null) ? null : first;
      const line = lines.get(whose) ?? [];
      const task = line.shift();
      lines.delete(whose);
      if (line.length > 0) lines.set(whose, line);
      await task?.();
    }
    isRunning = false;
  }

  return (whose, task) =>
    new Promise((resolve, reject) => {
      const line = lines.get(whose) ?? [];
      if (waiting >= mostWaiting || (whose !== null && line.length >= mostOfOne)) {
        throw new QueueFull();
      }
      waiting += 1;
      const ownTask = AsyncLocalStorage.bind(task);
      line.push(() =>
        ownTask()
          .finally(() => {
            waiting -= 1;
          })
          .then(resolve, reject),
      );
      lines.set(whose, line);
      if (!isRunning) void run();
    });
}
