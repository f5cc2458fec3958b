import { expect, onTestFinished, test, vi } from "vitest";

import type { PhotoAnswer, ReadingProgress } from "./photo-messages";
import { giveUpReader, readPhotoText } from "./read-photo";

const photo = new Blob(["photo"]);

/** Puts workers in place that answer when told, and counts them. */
function stubWorkers() {
  const started: { answer: (answer: PhotoAnswer) => void; hasEnded: boolean }[] = [];
  class QuietWorker extends EventTarget {
    postMessage = vi.fn<(message: unknown) => void>();
    readonly #state = {
      answer: (data: PhotoAnswer) => void this.dispatchEvent(new MessageEvent("message", { data })),
      hasEnded: false,
    };
    constructor() {
      super();
      started.push(this.#state);
    }
    terminate() {
      this.#state.hasEnded = true;
    }
  }
  vi.stubGlobal("Worker", QuietWorker);
  onTestFinished(() => {
    giveUpReader();
    vi.unstubAllGlobals();
  });
  return started;
}

const text = (words: string): PhotoAnswer => ({
  kind: "text",
  result: { text: words, unsure: [], page: null, problem: null },
});

test("tells how far it is and gives the text", async () => {
  const started = stubWorkers();
  const told: ReadingProgress[] = [];
  const reading = readPhotoText(photo, { onProgress: (progress) => told.push(progress) });
  started[0]?.answer({ kind: "progress", progress: { stage: "reading", share: 0.25 } });
  started[0]?.answer(text("FSH 6.8"));
  expect(await reading).toEqual({ text: "FSH 6.8", unsure: [], page: null, problem: null });
  expect(told).toEqual([{ stage: "reading", share: 0.4 }]);
});

test("reads the next photo with the reader that it has", async () => {
  const started = stubWorkers();
  for (const words of ["one", "two"]) {
    const reading = readPhotoText(photo, {});
    started[0]?.answer(text(words));
    // The second photo comes after the first.
    // oxlint-disable-next-line no-await-in-loop
    expect((await reading).text).toBe(words);
  }
  expect(started).toHaveLength(1);
  giveUpReader();
  expect(started[0]?.hasEnded).toBe(true);
});

test("ends the reader when she stops the reading", async () => {
  const started = stubWorkers();
  const stop = new AbortController();
  const reading = readPhotoText(photo, { signal: stop.signal });
  stop.abort(new Error("She stopped."));
  await expect(reading).rejects.toThrow("She stopped.");
  expect(started[0]?.hasEnded).toBe(true);
});

test("starts nothing when she has stopped already", async () => {
  const started = stubWorkers();
  const signal = AbortSignal.abort(new Error("She stopped."));
  await expect(readPhotoText(photo, { signal })).rejects.toThrow("She stopped.");
  expect(started).toEqual([]);
});

test("rejects with the reason, and starts afresh the next time", async () => {
  const started = stubWorkers();
  const reading = readPhotoText(photo, {});
  started[0]?.answer({ kind: "failure", reason: "The files did not come." });
  await expect(reading).rejects.toThrow("The files did not come.");
  const again = readPhotoText(photo, {});
  started[1]?.answer(text("FSH"));
  expect((await again).text).toBe("FSH");
});
