import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

/** What moves for longer keeps her waiting for what she pressed. */
const LONGEST_MS = 250;

function milliseconds(amount: string, unit: string): number {
  return unit === "s" ? Number(amount) * 1000 : Number(amount);
}

/** The durations that a sheet of styles or a component names; a delay, the second time of a shorthand, is none. */
function durationsOf(text: string): number[] {
  const named = /(?:--dur-\w+|(?:animation|transition)(?:-duration)?):\s*([^;}]+)/g;
  const values = [...text.matchAll(named)].flatMap(([, value = ""]) => value.split(","));
  const classes = [...text.matchAll(/\bduration-\[?([\d.]+)(m?s)?/g)];
  return [
    ...values.flatMap((value) => {
      const first = /(?:^|\s)([\d.]+)(m?s)\b/.exec(value);
      return first === null ? [] : [milliseconds(first[1] ?? "", first[2] ?? "")];
    }),
    ...classes.map(([, amount = "", unit = "ms"]) => milliseconds(amount, unit)),
  ];
}

function tooLong(text: string): number[] {
  return durationsOf(text).filter((duration) => duration > LONGEST_MS);
}

test("nothing on the site moves for longer than a quarter of a second", () => {
  const files = globSync("{src/**/*.{css,tsx,ts},public/**/*.css,index.html,tailwind.config.ts}");
  expect(files).toContain("src/styles/motion.css");
  expect(files.filter((file) => tooLong(readFileSync(file, "utf8")).length > 0)).toEqual([]);
});

test.each([
  ["a token", ":root { --dur-3: 320ms; }", [320]],
  ["an animation after its name", ".a { animation: rise 0.3s ease; }", [300]],
  ["the second of two transitions", ".a { transition: color 200ms, opacity 1s }", [1000]],
  ["a class", '<p className="transition duration-300" />', [300]],
  ["a class with its unit", '<p className="duration-[1.5s]" />', [1500]],
  ["a late but short appearing", ".a { animation: appear 1ms linear 400ms backwards; }", []],
])("sees %s", (_, text, found) => {
  expect(tooLong(text)).toEqual(found);
});
