import { expect, test } from "vitest";

import { hash } from "../supabase/functions/_shared/safety/classifier-weights.ts";
import { hashOf } from "./data-hash.ts";
import { readExamples } from "./examples.ts";

const examples = readExamples();

test("the weights were fitted to the messages beside them: `npm run train` fits them anew", () => {
  expect(hash).toBe(hashOf(examples.filter(({ split }) => split === "train")));
});

test("no message is in two splits", () => {
  const splits = new Map<string, Set<string>>();
  for (const { text, split } of examples) {
    const key = text.trim().toLowerCase();
    splits.set(key, (splits.get(key) ?? new Set()).add(split));
  }
  expect([...splits].filter(([, all]) => all.size > 1).map(([text]) => text)).toEqual([]);
});

test("no message is both urgent and calm", () => {
  const labels = new Map<string, Set<string>>();
  for (const { text, label } of examples) {
    const key = text.trim().toLowerCase();
    labels.set(key, (labels.get(key) ?? new Set()).add(label));
  }
  expect([...labels].filter(([, all]) => all.size > 1).map(([text]) => text)).toEqual([]);
});
