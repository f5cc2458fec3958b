import { expect, test } from "vitest";

import { americanSpelling } from "./spelling-variants.ts";

test.each([
  ["haemoglobin", "hemoglobin"],
  ["oestradiol", "estradiol"],
  ["luteinising", "luteinizing"],
  ["fibre", "fiber"],
  ["rice", "rice"],
])("%s is spelled %s", (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});
