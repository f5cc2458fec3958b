import { expect, test } from "vitest";

import { deferred } from "./deferred.ts";
import { createQueue, QueueFull } from "./queue.ts";

test("tasks run one after another, also after one that failed", async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  const failing = inTurn(async () => {
    throw new Error("no");
  });
  const next = inTurn(async () => void done.push("next"));
  await expect(failing).rejects.toThrow("no");
  await next;
  expect(done).toEqual(["next"]);
});

test("a full queue says so at once, and takes tasks again when one is done", async () => {
  const inTurn = createQueue(1);
  const first = deferred<string>();
  const waiting = inTurn(() => first.promise);
  await expect(inTurn(async () => "second")).rejects.toThrow(QueueFull);
  first.resolve("first");
  expect(await waiting).toBe("first");
  expect(await inTurn(async () => "third")).toBe("third");
});
