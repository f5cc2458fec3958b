import { expect, test } from "vitest";

import {
  type ConvolutionalClassifier,
  packConvolutional,
  responseTo,
  unpackConvolutional,
} from "./convolutional-classifier.ts";
import { featureNumber } from "./linear-classifier.ts";

const BUCKETS = 64;
const steps = { embedding: 0.5, weight: 0.5, worth: 0.25 };
const not = featureNumber("not") % BUCKETS;
const safe = featureNumber("safe") % BUCKETS;

/** Two filters: one of three places that waits for "not safe", and one of a single place that waits for "safe". */
function network(): ConvolutionalClassifier {
  const rows = new Uint16Array(BUCKETS);
  rows[not] = 1;
  rows[safe] = 2;
  return {
    rows,
    dimensions: 2,
    embeddings: Float32Array.of(0, -0.5, 1, 0, 0, 1),
    filters: [
      {
        width: 1,
        weights: Float32Array.of(0, 1),
        biases: Float32Array.of(0),
        worth: Float32Array.of(-1),
      },
      {
        width: 3,
        weights: Float32Array.of(0, 0, 1, 0, 0, 1),
        biases: Float32Array.of(-1),
        worth: Float32Array.of(3),
      },
    ],
    bias: -0.5,
  };
}

const sequence = (text: string) => text.split(" ").map((word) => [featureNumber(word)]);

test("words in their order say more than the same words in another", () => {
  expect(responseTo(network(), sequence("not safe"))).toBe(1.5);
  expect(responseTo(network(), sequence("safe not"))).toBe(-1.5);
});

test("the strongest place of a text counts, wherever it stands", () => {
  const around = "i went home and i am not safe there at all";
  expect(responseTo(network(), sequence(around))).toBe(1.5);
});

test("nothing at all is where the score begins", () => {
  expect(responseTo(network(), [])).toBe(-0.5);
});

test("what stands at a place may have several features", () => {
  expect(responseTo(network(), [[not, safe]])).toBe(-1.5);
  expect(responseTo(network(), [[not], [safe, not]])).toBe(1.5);
});

test("a network is the same after it was packed, but for the rounding of its numbers", () => {
  const unpacked = unpackConvolutional(packConvolutional(network(), steps));
  for (const text of ["not safe", "safe not", "", "safe safe not safe", "something else"]) {
    expect(responseTo(unpacked, sequence(text))).toBe(responseTo(network(), sequence(text)));
  }
});
