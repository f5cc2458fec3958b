import { expect, test } from "vitest";

import { checkForDanger } from "@shared/safety/check-danger";
import { isSymptomMessage, symptoms } from "@/content/symptoms";

import { openQuestionsOf, symptomMessage } from "./symptom-message";

const asking = symptoms.filter(({ danger }) => danger !== null);

test("Sections 3 and 9, Symptom panel: there are 13 symptoms", () => {
  expect(symptoms).toHaveLength(13);
  expect(new Set(symptoms.map(({ id }) => id)).size).toBe(13);
});

test("writes the ticked symptoms in their own order, one on a line", () => {
  const message = symptomMessage(
    symptoms,
    new Map([
      ["acne-or-oily-skin", null],
      ["irregular-periods", null],
    ]),
  );
  expect(message).toBe(
    "My symptoms:\n- Irregular, infrequent or missed periods\n- Acne or oily skin",
  );
  expect(isSymptomMessage(message)).toBe(true);
  expect(isSymptomMessage("My symptoms: I am tired")).toBe(false);
});

test("asks about danger only for what is ticked and not answered", () => {
  const ticked = new Map([
    ["low-mood", null],
    ["heavy-periods", false],
    ["skin-tags", null],
  ]);
  expect(openQuestionsOf(symptoms, ticked).map(({ id }) => id)).toEqual(["low-mood"]);
});

test.each(asking.map(({ id }) => id))("a yes to the question of %s is found to be danger", (id) => {
  const message = symptomMessage(symptoms, new Map([[id, true]]));
  expect(checkForDanger(message)).toMatchObject({ outcome: "stop", level: "emergency" });
});

test("every symptom together, with no to each question, is not danger", () => {
  const all = new Map(symptoms.map(({ id, danger }) => [id, danger === null ? null : false]));
  expect(checkForDanger(symptomMessage(symptoms, all))).toBeNull();
});
