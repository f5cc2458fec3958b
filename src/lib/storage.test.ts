import { expect, test, vi } from "vitest";

import { readText, removeTexts, writeText } from "./storage";

test("gives back what was written, per place", () => {
  expect(writeText("tab", "draft", "hello")).toBe(true);

  expect(readText("tab", "draft")).toBe("hello");
  expect(readText("device", "draft")).toBeNull();
});

test("removes only the texts whose key begins as asked", () => {
  writeText("device", "user_country_1", "Nigeria");
  writeText("device", "userName", "Ada");

  removeTexts("device", "user_country_");

  expect(Object.keys(window.localStorage)).toEqual(["userName"]);
});

test("goes on without remembering when the browser blocks storage", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });

  expect(writeText("device", "userName", "Ada")).toBe(false);
  expect(readText("device", "userName")).toBeNull();
  vi.restoreAllMocks();
});
