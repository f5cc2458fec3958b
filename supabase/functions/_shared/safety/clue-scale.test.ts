import { expect, test } from "vitest";

import { checkForDanger } from "./check-for-danger.ts";
import { calmBelow, urgentAbove } from "./clue-weights.ts";
import { weighClues } from "./clue-scale.ts";
import { type ExampleSet, heldBackSet, tunedSets } from "./examples/example-sets.ts";
import { findFlags } from "./find-flags.ts";
import { readMessage } from "./find-signs.ts";

function messagesIn(sets: ExampleSet["urgent"]): string[] {
  return sets.flatMap((groups) => Object.values(groups).flat());
}

function weightOf(text: string): number {
  return weighClues(readMessage(text).tokens).weight;
}

test("danger is found in words that no rule knows, and named by the nearest red flag", () => {
  const message = "overnight pads dont last me an hour now, leaking down my legs at work";
  expect(findFlags(message)).toEqual([]);
  expect(checkForDanger(message)).toMatchObject({ rules: ["RF3"], level: "emergency" });
});

test("a sign that a rule knows is not heard where everything around it is calm", () => {
  const message = "bulimia from 15 to 19, recovered. How do I weigh food without obsessing?";
  expect(findFlags(message).map(({ id }) => id)).toContain("RF2");
  expect(weightOf(message)).toBeLessThan(calmBelow);
  expect(checkForDanger(message)).toBeNull();
});

test("calm words around it do not take a number back", () => {
  const message = "What is a good breakfast recipe with oats? testosterone 9.1 nmol/L";
  expect(checkForDanger(message)?.rules).toEqual(["RF12"]);
});

test("a message weighs as much as its heaviest stretch of words, however much calm stands around it", () => {
  const calm =
    "Which snack is low GI, is inositol good for acne, and what does a normal scan mean? ".repeat(
      4,
    );
  const urgent =
    "since last night I soak a pad every half hour, the clots are huge and I am dizzy and faint when I stand up, my lips are white and my hands are cold";
  expect(weightOf(calm)).toBeLessThan(urgentAbove);
  const amidCalm = weightOf(`${calm}${urgent}. ${calm}`);
  expect(amidCalm - weightOf(urgent)).toBeGreaterThan(-0.001);
});

test("no held-back message stands among those that were tuned on", () => {
  const tuned = new Set(messagesIn(tunedSets.flatMap(({ urgent, calm }) => [...urgent, ...calm])));
  const heldBack = messagesIn([...heldBackSet.urgent, ...heldBackSet.calm]);
  expect(heldBack.filter((message) => tuned.has(message))).toEqual([]);
});
