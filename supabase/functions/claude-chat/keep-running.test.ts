import { expect, onTestFinished, test, vi } from "vitest";

import { keepRunning } from "./keep-running.ts";

test("the hosted platform is asked to wait for work that goes on", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  vi.stubGlobal("EdgeRuntime", { waitUntil });
  const work = Promise.resolve();
  keepRunning(work);
  expect(waitUntil.mock.calls).toEqual([[work]]);
});

test("where nobody ends the function, nobody is asked", () => {
  expect(() => keepRunning(Promise.resolve())).not.toThrow();
});
