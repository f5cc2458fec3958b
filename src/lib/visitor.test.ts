import { expect, test, vi } from "vitest";

import { isVisitorKnown, rememberVisitor } from "./visitor";

const ada = { name: "Ada", email: "ada@example.com" };

test("Section 3, Visitor details: a visitor is known once both her name and her email are on the device", () => {
  expect(isVisitorKnown()).toBe(false);
  window.localStorage.setItem("userName", "Ada");
  expect(isVisitorKnown()).toBe(false);
  window.localStorage.setItem("userEmail", "ada@example.com");
  expect(isVisitorKnown()).toBe(true);
});

test("Section 3, Visitor details: only her name and her email are kept", () => {
  rememberVisitor(ada);
  expect(Object.entries(window.localStorage)).toEqual([
    ["userName", "Ada"],
    ["userEmail", "ada@example.com"],
  ]);
});

test("a browser that keeps nothing does not ask her again on this visit", () => {
  const refusal = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  rememberVisitor(ada);
  expect(isVisitorKnown()).toBe(true);

  refusal.mockRestore();
  rememberVisitor(ada);
  window.localStorage.clear();
  expect(isVisitorKnown()).toBe(false);
});
