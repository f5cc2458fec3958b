import { expect, test } from "vitest";

import { contextCues, pseudoNegations } from "./context-cues.ts";
import { figuresOfSpeech } from "./figures-of-speech.ts";
import { findSigns } from "./find-signs.ts";
import { signPhrases } from "./signs.ts";

test.each([
  ["denied", "I have no chest pain", "I have chest pain"],
  ["denied in a list", "no fever, dizziness or chest pain", "fever, dizziness and chest pain"],
  ["answered with no", "Chest pain: no. Cramps: yes.", "Chest pain: yes. Cramps: no."],
  ["asked about people at large", "can the pill cause chest pain?", "the pill gave me chest pain"],
  ["only hypothetical", "what if I get chest pain one day", "I get chest pain every day"],
  ["from a leaflet", "the leaflet says chest pain is rare", "but I have chest pain"],
  [
    "long past",
    "I had chest pain in 2015",
    "I had chest pain in 2015 and today I have chest pain again",
  ],
  [
    "past and well again",
    "Years ago I had chest pain. I am fine now.",
    "I had chest pain last night",
  ],
  [
    "read in an article",
    "I read an article about chest pain",
    "I read an article and now my chest is in pain",
  ],
])("chest pain does not count when it is %s", (_, nonUrgent, urgent) => {
  expect([...findSigns(nonUrgent)]).not.toContain("chestHurts");
  expect([...findSigns(urgent)]).toContain("chestHurts");
});

test("a negation reaches no further than the next but", () => {
  expect([...findSigns("I have no fever but my chest hurts").keys()]).toContain("chestHurts");
});

test("not knowing why is no negation", () => {
  expect([...findSigns("I don't know why my chest hurts").keys()]).toContain("chestHurts");
});

test("someone who keeps saying that she is not suicidal is heard", () => {
  expect([...findSigns("I'm not suicidal").keys()]).not.toContain("plansToDie");
  expect([...findSigns("I keep saying I'm not suicidal").keys()]).toContain("plansToDie");
});

test.each([
  ["isForced", "my uncle says rubbish to me", "my uncle keeps rubbing my leg in bed"],
  [
    "passesLittleUrine",
    "the skin of my hands is peeling and dark",
    "I peed only a few drops, very dark",
  ],
  ["bleedsAfterBirth", "my cloth no dey size me again", "big clots came out"],
])("a longer word is no sign of %s: %s", (sign, other, meant) => {
  expect([...findSigns(other).keys()]).not.toContain(sign);
  expect([...findSigns(meant).keys()]).toContain(sign);
});

test("a general question counts when she says that it happens to her", () => {
  expect([...findSigns("Can the pill cause chest pain? Mine started today.").keys()]).toContain(
    "chestHurts",
  );
});

test("a joke about cramps is left alone, the same words without a joke are not", () => {
  expect([...findSigns("I want to die, these cramps lol").keys()]).not.toContain("wishesToDie");
  expect([...findSigns("I want to die").keys()]).toContain("wishesToDie");
});

test("heavy bleeding is never a joke", () => {
  expect([...findSigns("my period is pouring like a tap lol").keys()]).toContain("floods");
});

test("violence long ago counts, unless all is well again", () => {
  expect([...findSigns("I was raped ten years ago").keys()]).toContain("isForced");
  expect([...findSigns("I was raped ten years ago, I am fine now").keys()]).not.toContain(
    "isForced",
  );
});

test("no phrase has brackets in brackets, which could not be read", () => {
  const written = [
    ...Object.values(signPhrases).flat(),
    ...Object.values(contextCues).flat(),
    ...pseudoNegations,
    ...figuresOfSpeech,
  ];
  expect(written.length).toBeGreaterThan(400);
  expect(written.filter((phrase) => /\([^)]*\(|\)[^\s?]/.test(phrase))).toEqual([]);
});
