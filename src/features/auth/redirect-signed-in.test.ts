import { expect, test } from "vitest";

import { readReturnPath } from "./redirect-signed-in";

test("leads back to where she came from", () => {
  expect(readReturnPath({ from: "/chat?day=2026-11-20" })).toBe("/chat?day=2026-11-20");
});

test.each([
  null,
  undefined,
  "text",
  {},
  { from: 5 },
  { from: "/auth" },
  { from: "https://elsewhere.example" },
  { from: "//elsewhere.example" },
  { from: "/\\elsewhere.example" },
])("leads home for %j", (state) => {
  expect(readReturnPath(state)).toBe("/");
});
