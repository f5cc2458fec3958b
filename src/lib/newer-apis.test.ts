import { expect, onTestFinished, test, vi } from "vitest";

import { addNewerApis, anySignal, canParseUrl, submitForm, timeoutSignal } from "./newer-apis";

/** Takes a method away for one test, as in a browser that never had it. */
function withoutMethod(owner: object, name: string): void {
  const known = Object.getOwnPropertyDescriptor(owner, name);
  if (known === undefined) throw new Error(`There is no ${name} to take away.`);
  Reflect.deleteProperty(owner, name);
  onTestFinished(() => void Object.defineProperty(owner, name, known));
}

test("a signal of several ends with the first of them, and says why", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const both = anySignal([one.signal, other.signal]);
  expect(both.aborted).toBe(false);
  other.abort("she left");
  one.abort("too late");
  expect(both.reason).toBe("she left");
});

test("a signal of one that has ended has ended too", () => {
  const both = anySignal([new AbortController().signal, AbortSignal.abort("before")]);
  expect([both.aborted, both.reason]).toEqual([true, "before"]);
});

test("a signal with a time limit ends when the time is over, and not before", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signal = timeoutSignal(20);
  vi.advanceTimersByTime(19);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("an address is parsed as the browser would parse it", () => {
  expect(canParseUrl("https://example.org/a")).toBe(true);
  expect(canParseUrl("/a", "https://example.org")).toBe(true);
  expect(canParseUrl("/a")).toBe(false);
});

test("a form is sent as by its button", () => {
  const form = document.createElement("form");
  const handleSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener("submit", handleSubmit);
  document.body.append(form);
  onTestFinished(() => form.remove());
  submitForm(form);
  expect(handleSubmit).toHaveBeenCalledOnce();
  expect(form.children).toHaveLength(0);
});

test("lists are sorted, turned and changed in a copy where the browser cannot", () => {
  const bytes: object = Object.getPrototypeOf(Uint8Array.prototype);
  for (const list of [Array.prototype, bytes]) {
    withoutMethod(list, "toSorted");
    withoutMethod(list, "toReversed");
  }
  withoutMethod(Array.prototype, "with");
  addNewerApis();

  const list = [10, 9, 1];
  expect(list.toSorted((one, other) => one - other)).toEqual([1, 9, 10]);
  expect(list.toReversed()).toEqual([1, 9, 10]);
  expect(list.with(list.length - 1, 5)).toEqual([10, 9, 5]);
  expect(() => list.with(3, 5)).toThrow(RangeError);
  expect(list).toEqual([10, 9, 1]);
  expect(Uint8Array.of(10, 9, 1).toSorted()).toEqual(Uint8Array.of(1, 9, 10));
  // A loop over the names of a list does not meet them.
  expect(Object.keys(list)).toEqual(["0", "1", "2"]);
});

test("what the browser has is left as it is", () => {
  const own = Array.prototype.toSorted;
  addNewerApis();
  expect(Array.prototype.toSorted).toBe(own);
});
