import { expect, test } from "vitest";

import { readArticles, readLibrary } from "../../src/content/build/articles.ts";
import { readLabTests } from "../../src/content/build/lab-tests.ts";
import { foodSwaps } from "../../src/content/food-swaps.ts";
import { fitnessPlans } from "../../src/content/fitness-plans.ts";
import { citedSources, inlineText, runs, type Block } from "../../src/domain/article.ts";
import { readingGrade } from "../../src/domain/reading-grade.ts";

const HIGHEST_READING_GRADE = 8;

type Text = { id: string; points: readonly string[]; blocks: readonly Block[]; terms: string[] };

const articles: Text[] = [...readArticles(), ...readLibrary()].flatMap((text) =>
  text.kind === "policy"
    ? []
    : {
        id: text.id,
        points: text.inShort,
        blocks: [...text.lead, ...text.sections.flatMap(({ blocks }) => blocks)],
        terms: [text.title, ...text.terms.map(({ term }) => term)],
      },
);
const labTests: Text[] = readLabTests().map((labTest) => ({
  id: labTest.id,
  points: Object.values(labTest.glance),
  blocks: labTest.sections.flatMap(({ blocks }) => blocks),
  terms: [],
}));

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

test.each([...articles, ...labTests])(
  "each number that $id puts first stands in its text beside a source",
  ({ points, blocks }) => {
    const sourced = runs(blocks)
      .filter((run) => citedSources(run).length > 0)
      .flatMap((run) => numbersIn(inlineText(run)));
    expect(points.flatMap(numbersIn).filter((number) => !sourced.includes(number))).toEqual([]);
  },
);

test.each(articles)(
  "what $id says in short can be read with eight years of school",
  ({ points, terms }) => {
    expect(points).toHaveLength(3);
    expect(readingGrade(points, terms)).toBeLessThanOrEqual(HIGHEST_READING_GRADE);
  },
);

test("no article says the newer name in its short points, since its text says it once", () => {
  expect(articles.filter(({ points }) => /PMOS/.test(points.join(" ")))).toEqual([]);
});

test("no drawing stands for two articles: a new article asks for a new drawing", () => {
  const drawings = readLibrary().map(({ drawing }) => drawing);
  expect(drawings.filter((drawing, place) => drawings.indexOf(drawing) !== place)).toEqual([]);
});

test("the swaps are those of the nutrition article, each one of them", () => {
  const nutrition = articles.find(({ id }) => id === "nutrition-guidance");
  const list = nutrition?.blocks.find(({ type }) => type === "list");
  const said = list?.type === "list" ? list.items.map((item) => inlineText(item).trim()) : [];
  expect(said.length).toBeGreaterThan(3);
  expect(foodSwaps.map((swap) => swap.said)).toEqual(said);
});

test("Saturday and Sunday share the minutes of the weekend", () => {
  for (const { week, weekend } of fitnessPlans)
    expect([weekend[0] + weekend[1]]).toEqual([week.at(-1)?.minutes[0]]);
});
