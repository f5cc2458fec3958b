import { expect, test } from "vitest";

import { featureNumber, packClassifier, scoreOf, unpackClassifier } from "./linear-classifier.ts";

test("a score is the bias and the weights of the features that are there", () => {
  const weights = new Float32Array(1024);
  weights[featureNumber("rice") % 1024] = 2;
  weights[featureNumber("beans") % 1024] = 0.5;
  const classifier = { bias: -1, weights };
  expect(scoreOf(classifier, ["rice", "yam"].map(featureNumber))).toBe(1);
  expect(scoreOf(classifier, ["rice", "beans"].map(featureNumber))).toBe(1.5);
  expect(scoreOf(classifier, [])).toBe(-1);
});

test("a classifier is the same after it was packed, but for the rounding of its weights", () => {
  const weights = Float32Array.of(0.5, -1.25, 2.01, -7, 0.001, 0, 0, 1);
  const unpacked = unpackClassifier(packClassifier({ bias: -0.125, weights }, 0.25));
  expect(unpacked.bias).toBe(-0.125);
  expect([...unpacked.weights]).toEqual([0.5, -1.25, 2, -3, 0, 0, 0, 1]);
});

test("different words have different numbers", () => {
  const words = "pain rice beans yam period hair acne doctor clinic test scan tablet".split(" ");
  expect(new Set(words.map(featureNumber)).size).toBe(words.length);
});
