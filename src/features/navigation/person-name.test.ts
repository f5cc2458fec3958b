import { expect, test } from "vitest";

import { displayName, initialOf } from "./person-name";

test("Section 2, Top navigation bar: she is called by the part of her e-mail before the at-sign, and by its first letter", () => {
  expect(displayName("ada.obi@example.com")).toBe("ada.obi");
  expect(initialOf("ada.obi@example.com")).toBe("A");
});

test("an account without an e-mail has an empty name rather than a wrong one", () => {
  expect(displayName("")).toBe("");
  expect(initialOf("")).toBe("");
});
