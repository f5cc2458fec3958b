import { expect, test } from "vitest";

import { lookedUpTerms, phraseOf } from "./phrases.ts";
import { intentsOf, kindOf, termsOf } from "./terms.ts";

test.each([
  ["haemoglobin", "hemoglobin"],
  ["oestradiol", "estradiol"],
  ["anaemia", "anemia"],
  ["luteinising", "luteinizing"],
  ["fibre", "fiber"],
  ["Müllerian", "mullerian"],
  ["scanning scans", "scan scanned"],
  ["ovary's", "ovarys"],
])("%j and %j are the same words", (british, american) => {
  expect(new Set(termsOf(british))).toEqual(new Set(termsOf(american)));
});

test.each(["PMOS", "PCOD", "polycystic ovary syndrome", "poly cystic ovaries"])(
  "%j is understood as PCOS",
  (text) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(termsOf("PCOS")));
  },
);

test("two names of one thing are one phrase", () => {
  expect(phraseOf("facial hair").terms).toEqual(phraseOf("a beard").terms);
  expect(phraseOf("skinny").terms).not.toEqual(phraseOf("skin").terms);
});

test("the condition counts only where nothing else is asked", () => {
  expect(lookedUpTerms("PMOS")).toEqual(lookedUpTerms("what is PCOS?"));
  expect(lookedUpTerms("PCOD and prolactin")).toEqual(lookedUpTerms("prolactin"));
});

test.each([
  ["malaria", "other condition"],
  ["football", "other subject"],
  ["hair", "everyday"],
  ["hirsutism", "any"],
] as const)("%j is a word of the kind %j", (word, kind) => {
  expect(termsOf(word).map(kindOf)).toContain(kind);
});

test("words that carry no subject are left out", () => {
  expect(termsOf("What should I do about it, please?")).toEqual([]);
});

test.each([
  ["Can I eat before it?", "preparing"],
  ["What is a normal value?", "numbers"],
  ["How do I convert mg/dL to mmol/L?", "units"],
  ["Why do they check it?", "purpose"],
  ["What should I ask my doctor?", "asking"],
])("%j wants to know: %s", (question, intent) => {
  expect(intentsOf(question)).toContain(intent);
});
