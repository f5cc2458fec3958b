import { AsyncLocalStorage } from "node:async_hooks";

import { expect, test } from "vitest";

import { deferred } from "./deferred.ts";
import { createQueue, QueueFull } from "./queue.ts";

test("tasks run one after another, also after one that failed", async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  const failing = inTurn("Ada", async () => {
    throw new Error("no");
  });
  const next = inTurn("Ada", async () => void done.push("next"));
  await expect(failing).rejects.toThrow("no");
  await next;
  expect(done).toEqual(["next"]);
});

test("a full queue says so at once, and takes tasks again when one is done", async () => {
  const inTurn = createQueue({ mostWaiting: 1 });
  const first = deferred<string>();
  const waiting = inTurn("Ada", () => first.promise);
  await expect(inTurn("Bea", async () => "second")).rejects.toThrow(QueueFull);
  first.resolve("first");
  expect(await waiting).toBe("first");
  expect(await inTurn("Bea", async () => "third")).toBe("third");
});

test("callers take turns, and each one's tasks keep their order", async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  const ask = (whose: string, name: string) => inTurn(whose, async () => void done.push(name));
  await Promise.all([
    ...["a1", "a2", "a3", "a4"].map((name) => ask("Ada", name)),
    ...["b1", "b2"].map((name) => ask("Bea", name)),
    ask("Cleo", "c1"),
  ]);
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("the server's own tasks come before those of callers", async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  await Promise.all(
    ["Ada", "Bea", "Cleo", null, null].map((whose) =>
      inTurn(whose, async () => void done.push(whose ?? "own")),
    ),
  );
  expect(done).toEqual(["Ada", "own", "own", "Bea", "Cleo"]);
});

test("one caller fills her own line alone", async () => {
  const inTurn = createQueue({ mostOfOne: 1 });
  const first = deferred<undefined>();
  const ofAda = [inTurn("Ada", () => first.promise), inTurn("Ada", async () => undefined)];
  await expect(inTurn("Ada", async () => "too many")).rejects.toThrow(QueueFull);
  const ofOthers = ["Bea", null, null].map((whose) => inTurn(whose, async () => "done"));
  first.resolve(undefined);
  expect(await Promise.all(ofOthers)).toEqual(["done", "done", "done"]);
  await Promise.all(ofAda);
});

test("a task sees the request that it belongs to", async () => {
  const inTurn = createQueue();
  const request = new AsyncLocalStorage<string>();
  const seen = await Promise.all(
    ["first", "second"].map((name) =>
      request.run(name, () => inTurn(name, async () => request.getStore())),
    ),
  );
  expect(seen).toEqual(["first", "second"]);
});
