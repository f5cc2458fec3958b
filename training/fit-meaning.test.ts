import { expect, test } from "vitest";

import { analyse } from "../supabase/functions/_shared/knowledge/analyse.ts";
import { asWritten } from "../supabase/functions/_shared/knowledge/reading.ts";
import { openMeaning } from "../supabase/functions/claude-chat/knowledge/meaning.ts";
import { fitMeaning } from "./fit-meaning.ts";

const RICE = 0;
const SCAN = 1;
const examples = [
  ...["can i eat rice", "is rice good for me", "rice at night"].map((text) => ({
    text,
    entry: RICE,
  })),
  ...["does the scan hurt", "what does a scan show", "scan of the ovary"].map((text) => ({
    text,
    entry: SCAN,
  })),
  ...["who won the match", "how do I mend a phone", "the match on my phone"].map((text) => ({
    text,
    entry: null,
  })),
].map(({ text, entry }) => ({ text: analyse(text, asWritten), entry, share: 1 }));
const meaningOf = openMeaning(fitMeaning(examples, 2));
const likeliest = (text: string) => {
  const { entries: scores } = meaningOf(analyse(text, asWritten));
  return (scores[RICE] ?? 0) > (scores[SCAN] ?? 0) ? RICE : SCAN;
};
const oddsOfNone = (text: string) => meaningOf(analyse(text, asWritten)).none;

test("finds the entry whose questions have these words", () => {
  expect(likeliest("rice with beans")).toBe(RICE);
  expect(likeliest("a scan tomorrow")).toBe(SCAN);
});

test("knows words of like meaning that no question has", () => {
  expect(likeliest("cooked noodles for dinner")).toBe(RICE);
  expect(likeliest("an ultrasound at the hospital")).toBe(SCAN);
});

test("knows a word by its runs of letters", () => {
  expect(likeliest("ricebowl")).toBe(RICE);
  expect(likeliest("bioscanner")).toBe(SCAN);
});

test("gives shares that sum to one, and none is likelier when nothing is known of a text", () => {
  const shares = [...meaningOf(analyse("rice", asWritten)).entries].map(Math.exp);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const [one = 0, other = 1] = meaningOf(analyse("qwxyzzy", asWritten)).entries;
  expect(one).toBeCloseTo(other);
});

test("tells what none of them means", () => {
  expect(oddsOfNone("a match tonight")).toBeGreaterThan(oddsOfNone("rice tonight"));
  expect(oddsOfNone("my broken phone")).toBeGreaterThan(oddsOfNone("my ovary"));
});
