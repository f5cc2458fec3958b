import { existsSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

/** The rows of the table: number, requirement, place, file of the test, its name. */
const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("each of the 70 requirements has its row", () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 70 }, (_, index) => index + 1),
  );
});

test.each(rows)("%s requirement %s is held where the table says", (...cells) => {
  const [, , , place = "", file = "", name = ""] = cells;
  const path = file.replaceAll("`", "");
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, "utf8")).toContain(name);
  const [, code] = /^`(.+)`$/.exec(place) ?? [];
  expect(code === undefined || existsSync(code)).toBe(true);
});
