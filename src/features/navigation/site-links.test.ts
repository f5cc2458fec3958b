import { expect, test } from "vitest";

import { isCurrentLink } from "./site-links";

test("a link is current on its own page only, with or without a closing slash", () => {
  expect(isCurrentLink("/resources", "/resources")).toBe(true);
  expect(isCurrentLink("/resources", "/resources/")).toBe(true);
  expect(isCurrentLink("/", "/resources")).toBe(false);
  expect(isCurrentLink("/", "/")).toBe(true);
});

test("Section 2, Top navigation bar: the program's link is current on the page it redirects to", () => {
  expect(isCurrentLink("/pcos-program", "/guide")).toBe(true);
  expect(isCurrentLink("/resources", "/guide")).toBe(false);
});
