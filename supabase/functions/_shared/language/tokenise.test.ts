import { expect, test } from "vitest";

import { createSpellingCorrector } from "./spelling.ts";
import { spellingVariants } from "./spelling-variants.ts";
import { tokenise } from "./tokenise.ts";
import { createVariantTable } from "./variant-table.ts";

const known = new Set("suicide kill myself bleeding die pain please chest bg kg".split(" "));

const reading = {
  isKnown: (word: string) => known.has(word),
  variants: createVariantTable(spellingVariants),
  correct: createSpellingCorrector({
    keyWords: [...known],
    words: [],
    ordinaryWords: new Set(["blessing", "fasting", "painting"]),
  }),
};

function wordsOf(text: string): string {
  return tokenise(text, reading)
    .map(({ word }) => word)
    .join(" ");
}

test.each([
  ["capitals and accents", "CHÉST Paìn", "chest pain"],
  ["curly apostrophes", "I’m in pain", "i am in pain"],
  ["letters nobody sees", "k\u200bill my\u00adself", "kill myself"],
  ["fancy letters", "𝓴𝓲𝓵𝓵 myself", "kill myself"],
  ["letters of another alphabet", "kіll mуself", "kill myself"],
  ["signs in place of letters", "su1c!de", "suicide"],
  ["a word spelled out", "k i l l myself", "kill myself"],
  ["stretched words", "pleeeease", "please"],
  ["a missing letter at the end", "bleedin", "bleeding"],
  ["a slip of the finger", "bleeidng", "bleeding"],
  ["short forms", "im in pain rn", "i am in pain right now"],
  ["Pidgin", "I no fit breathe, my chest dey pain me", "i cant breathe my chest pain me"],
  ["two ways of not", "I can not, cannot, can't", "i cant cant cant"],
])("%s are read in plain words", (_, written, plain) => {
  expect(wordsOf(written)).toBe(plain);
});

test("an ordinary word is not taken for a key word that looks like it", () => {
  expect(wordsOf("what a blessing, I was fasting and painting")).toContain("blessing");
});

test("a medicine's name with a number stays as it is", () => {
  expect(wordsOf("hba1c 5.9")).toBe("hba1c 5.9");
});

test("a letter by itself stays one, though it begins a word that we know", () => {
  expect(wordsOf("inhibin b 45, k 4.1")).toBe("inhibin b 45 k 4.1");
});

test("numbers are read in digits and in words", () => {
  const amounts = tokenise("2.5 and 1,200 and three", { ...reading, isKnown: () => true }).flatMap(
    ({ amount }) => amount ?? [],
  );
  expect(amounts).toEqual([2.5, 1200, 3]);
});

test("a full stop ends a sentence, a comma or a but only a clause", () => {
  const tokens = tokenise("pain, fever but fine. Tired", { ...reading, isKnown: () => true });
  expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 0, 1]);
  expect(new Set(tokens.map(({ clause }) => clause)).size).toBe(4);
});
