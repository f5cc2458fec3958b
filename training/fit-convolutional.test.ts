import { expect, test } from "vitest";

import { responseTo } from "../supabase/functions/_shared/language/convolutional-classifier.ts";
import { featureNumber } from "../supabase/functions/_shared/language/linear-classifier.ts";
import { fitConvolutional, type Sample } from "./fit-convolutional.ts";

const shape = {
  buckets: 256,
  known: 20,
  dimensions: 4,
  widths: [1, 3],
  filtersEach: 6,
  epochs: 120,
};
const steps = { embedding: 0.4, weight: 0.25, worth: 0.05 };

function sequence(text: string): number[][] {
  return text.split(" ").map((word) => [featureNumber(word)]);
}

/** The same words in two orders, of which only one is to be found. */
function samples(): Sample[] {
  const around = ["rice", "beans", "yam", "today", "again", "please", "market", "rain"];
  return Array.from({ length: 320 }, (_, at) => {
    const isFound = at % 2 === 0;
    const pair = Math.floor(at / 2);
    const [before, after] = [around[pair % 8], around[(pair * 3 + 1) % 8]];
    const middle = isFound ? "not safe" : "safe not";
    return {
      sequence: sequence(`${before} ${middle} ${after}`),
      target: isFound ? 1 : 0,
      share: 1,
    };
  });
}

test("a network learns what only the order of words tells", () => {
  const fitted = fitConvolutional(samples(), shape, steps);
  expect(responseTo(fitted, sequence("rain not safe rice"))).toBeGreaterThan(0);
  expect(responseTo(fitted, sequence("rain safe not rice"))).toBeLessThan(0);
});

test("the same texts always give the same network", () => {
  const short = { ...shape, epochs: 1 };
  expect(fitConvolutional(samples(), short, steps)).toEqual(
    fitConvolutional(samples(), short, steps),
  );
});
