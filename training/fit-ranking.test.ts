import { expect, test } from "vitest";

import { rankEntries } from "../supabase/functions/claude-chat/knowledge/ranker.ts";
import { type Choice, fitRanking } from "./fit-ranking.ts";

/** The right one has one of the two measures and not the other, which no sum of the two can tell. */
const choices = Array.from({ length: 8000 }, (_, number): Choice => {
  const wrong = [
    [0, 0],
    [1, 1],
  ];
  const right = number % 2 === 0 ? [0, 1] : [1, 0];
  return {
    share: 1,
    candidates: [...wrong, right].map((measures) => ({ measures, isRight: measures === right })),
  };
});

test("measures that tell only together put the right candidate first", () => {
  const network = fitRanking(choices, 2);
  for (const { candidates } of choices.slice(0, 2)) {
    const [first] = rankEntries(
      candidates.map(({ measures }, entry) => ({ entry, measures: Float64Array.from(measures) })),
      network,
    );
    expect(candidates[first?.entry ?? 0]?.isRight).toBe(true);
  }
});

test("the same choices always give the same network", () => {
  const few = choices.slice(0, 20);
  expect(fitRanking(few, 2)).toEqual(fitRanking(few, 2));
});
