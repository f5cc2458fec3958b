import { expect, test } from "vitest";

import { checkForDanger } from "./check-for-danger.ts";
import { calmEveryday } from "./examples/calm-everyday.ts";
import { calmLookAlikes } from "./examples/calm-look-alikes.ts";
import { tunedSets } from "./examples/example-sets.ts";
import { urgentBody } from "./examples/urgent-body.ts";
import { urgentMind } from "./examples/urgent-mind.ts";
import { urgentPlain } from "./examples/urgent-plain.ts";
import { urgentVoices } from "./examples/urgent-voices.ts";

/** No more than one in fifty urgent messages may be missed, and one in ten calm ones may be stopped. */
const MISSED_AT_MOST = 0.02;
const STOPPED_AT_MOST = 0.1;

test.each([...Object.entries(urgentMind), ...Object.entries(urgentBody)])(
  "every message of the red flag %s is known as such",
  (id, messages) => {
    const missed = messages.filter((message) => {
      const fired: readonly string[] = checkForDanger(message)?.rules ?? [];
      return !fired.includes(id);
    });
    expect(missed).toEqual([]);
  },
);

test.each(Object.entries(urgentVoices))("danger is found in every message of %s", (_, messages) => {
  expect(messages.filter((message) => checkForDanger(message) === null)).toEqual([]);
});

test.each([...Object.entries(calmLookAlikes), ...Object.entries(calmEveryday)])(
  "no message of %s raises the alarm",
  (_, messages) => {
    expect(messages.filter((message) => checkForDanger(message) !== null)).toEqual([]);
  },
);

test("hardly any urgent message of the tuned sets is missed", () => {
  const messages = tunedSets
    .flatMap(({ urgent }) => urgent)
    .flatMap((groups) => Object.values(groups).flat());
  const missed = messages.filter((message) => checkForDanger(message) === null);
  expect(missed.length / messages.length).toBeLessThanOrEqual(MISSED_AT_MOST);
});

test("few calm messages of the tuned sets raise the alarm", () => {
  const messages = tunedSets
    .flatMap(({ calm }) => calm)
    .flatMap((groups) => Object.values(groups).flat());
  const stopped = messages.filter((message) => checkForDanger(message) !== null);
  expect(stopped.length / messages.length).toBeLessThanOrEqual(STOPPED_AT_MOST);
});

test.each<[string, (message: string) => string]>([
  ["after a list of symptoms", (message) => `My symptoms are: ${message}`],
  ["after a general question", (message) => `What is the best diet for PCOS? ${message}`],
  ["after her history", (message) => `Two years ago I was told I have PCOS and now ${message}`],
  ["after a denial", (message) => `I have no fever. ${message}`],
  ["before an everyday question", (message) => `${message} What can I eat for breakfast?`],
  ["in capitals", (message) => message.toUpperCase()],
  ["without commas and full stops", (message) => message.replaceAll(/[.,!?;:'’]/g, "")],
  [
    "in the middle of one long sentence",
    (message) =>
      `hi i have pcos since 4 years and my weight is up and ${message} and what should i eat`,
  ],
])("a sign is found %s", (_, around) => {
  const messages = [urgentMind, urgentBody, urgentPlain].flatMap((set) =>
    Object.values(set).flat(),
  );
  const missed = messages.filter((message) => checkForDanger(around(message)) === null);
  expect(missed.length / messages.length).toBeLessThanOrEqual(MISSED_AT_MOST);
});

test("the most urgent red flag gives the level and the words", () => {
  const report = checkForDanger("My voice got deep in two months. My chest feels tight and heavy.");
  expect(report?.rules).toEqual(["RF9", "RF12"]);
  expect(report?.level).toBe("emergency");
  expect(report?.advice.todo).toContain("do not drive yourself");
});

test("someone who wants to die is met warmly and gets crisis lines and a quick way out", () => {
  const report = checkForDanger("I want to kill myself");
  expect(report).toMatchObject({ level: "emergency", lines: ["crisis"], offersQuickExit: true });
  expect(report?.advice.concern).toContain("You deserve help right now");
});

test("someone who is beaten gets lines for violence and a quick way out", () => {
  const report = checkForDanger("My husband beats me");
  expect(report).toMatchObject({ rules: ["RF14"], lines: ["violence"], offersQuickExit: true });
});

test("someone who bleeds heavily gets no quick exit and no crisis line", () => {
  const report = checkForDanger("I soak a pad every half hour and feel faint");
  expect(report).toMatchObject({ lines: [], offersQuickExit: false });
});

test("someone under 18 gets lines for children and is told to choose a safe grown-up", () => {
  const report = checkForDanger("I am 14 and my uncle touches me");
  expect(report?.lines).toEqual(["violence", "child"]);
  expect(report?.advice.tell).toContain("a person who has nothing to do with it");
});

test("an age alone is no danger", () => {
  expect(checkForDanger("I am 14 and my periods are irregular")).toBeNull();
});

test("pills taken by mistake are not read as a wish to die", () => {
  expect(checkForDanger("I took 10 metformin tablets by mistake")?.rules).toEqual(["RF17"]);
  expect(checkForDanger("I took 10 metformin tablets")?.rules).toEqual(["RF1", "RF17"]);
});

test.each([
  [
    "lights before a headache on the pill",
    "I see zigzag lines then a migraine, I use the pill",
    "same_day",
  ],
  [
    "a medicine that is not safe in pregnancy",
    "positive test and I take spironolactone",
    "same_day",
  ],
  ["a high testosterone", "testosterone 9.1 nmol/L", "within_days"],
  [
    "a high testosterone with high blood pressure",
    "testosterone 9.1 nmol/L, high blood pressure",
    "same_day",
  ],
])("%s has its own level", (_, message, level) => {
  expect(checkForDanger(message)?.level).toBe(level);
});

test("an empty text holds no danger", () => {
  expect(checkForDanger("")).toBeNull();
});
