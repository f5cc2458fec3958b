/**
 * Fits the weights by which the companion tells our topic from others and writes them where it reads
 * them; with `--cross` shows instead how they fare on sets of questions they were not fitted to.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { asksAboutTakingMedicine } from "../../supabase/functions/_shared/knowledge/medicine-question.ts";
import { passages } from "../../supabase/functions/_shared/knowledge/passages.ts";
import {
  askedSets,
  HELD_BACK,
  offTopicSets,
} from "../../supabase/functions/_shared/knowledge/questions/all-questions.ts";
import { topicCluesOf } from "../../supabase/functions/_shared/knowledge/topic-clues.ts";
import {
  type TopicModel,
  weighClues,
} from "../../supabase/functions/_shared/knowledge/topic-scale.ts";
import { fitTopicModel, type TopicExample } from "./topic-model.ts";

const TARGET = new URL(
  "../../supabase/functions/_shared/knowledge/topic-weights.ts",
  import.meta.url,
);
/** A phrase or a single word tells less than a whole question. */
const SHARE_OF_PHRASES = 0.5;
/** A light word stays in the table, so that it is no stranger. */
const LIGHTEST_PAIR = 0.5;
/** Weights are rounded, so that the table stays short. */
const STEP = 0.4;
const THRESHOLDS = [0, 0.5, 1, 1.5, 2];

type Labelled = TopicExample & { set: string };

const phrases = new Set(
  passages.flatMap(({ title, asked, keywords }) => [title, ...asked, ...keywords]),
);
const questions: Labelled[] = [
  ...Object.entries(askedSets).flatMap(([set, asked]) =>
    asked.map(({ question }) => ({ set, text: question, isOurs: true, share: 1 })),
  ),
  // Questions for the right amount of a medicine are ours; another rule leaves them to the prescriber.
  ...Object.entries(offTopicSets).flatMap(([set, others]) =>
    set.endsWith("doses")
      ? []
      : others
          .filter((text) => !asksAboutTakingMedicine(text))
          .map((text) => ({ set: set.replace(/:.*/, ""), text, isOurs: false, share: 1 })),
  ),
].filter(({ set }) => set !== HELD_BACK);
const examples: Labelled[] = [
  ...[...phrases].map((text) => ({
    set: "phrases",
    text,
    isOurs: true,
    share: SHARE_OF_PHRASES,
  })),
  ...questions,
  ...linesOf("off-topic-questions.txt").map((text, place) => ({
    set: `more, part ${(place % 2) + 1}`,
    text,
    isOurs: false,
    share: 1,
  })),
  ...linesOf("off-topic-words.txt")
    .flatMap((line) => line.split(" "))
    .map((text) => ({ set: "words", text, isOurs: false, share: SHARE_OF_PHRASES })),
];

if (process.argv.includes("--cross")) crossValidate();
else writeTable(fitTopicModel(balanced(examples)));

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** Both sides weigh alike, though one has more examples. */
function balanced(labelled: readonly Labelled[]): TopicExample[] {
  const ours = labelled.filter(({ isOurs }) => isOurs).length;
  const share = (0.5 * ours) / (labelled.length - ours);
  return labelled.map((example) =>
    example.isOurs ? example : { ...example, share: example.share * share },
  );
}

function crossValidate(): void {
  for (const held of [
    ["eighth", "ninth"],
    ["sixth", "seventh"],
    ["more, part 1"],
    ["more, part 2"],
  ]) {
    const model = fitTopicModel(balanced(examples.filter(({ set }) => !held.includes(set))));
    const scored = examples
      .filter(({ set }) => held.includes(set))
      .map(({ text, isOurs }) => ({ text, isOurs, score: weighClues(topicCluesOf(text), model) }));
    const ours = scored.filter(({ isOurs }) => isOurs);
    const others = scored.filter(({ isOurs }) => !isOurs);
    console.log(held.join(" and "));
    for (const threshold of THRESHOLDS) {
      const kept = ours.filter(({ score }) => score > threshold).length;
      const refused = others.filter(({ score }) => score <= threshold).length;
      console.log(
        `  above ${threshold}: ${kept}/${ours.length} taken, ${refused}/${others.length} refused`,
      );
    }
  }
}

function writeTable({ bias, strangeness, weights }: TopicModel): void {
  const byWeight = new Map<string, string[]>();
  for (const [clue, weight] of weights) {
    if (clue.includes(" ") && Math.abs(weight) < LIGHTEST_PAIR) continue;
    const rounded = (Math.round(weight / STEP) * STEP + 0).toFixed(1);
    byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), clue]);
  }
  const rows = [...byWeight]
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([weight, clues]) => `  "${weight}":\n    "${clues.toSorted().join("|")}",\n`);
  writeFileSync(
    TARGET,
    `/**
 * How much each word, name or pair of words speaks for our topic. Fitted to the examples by
 * \`node tests/bench/fit-topic-weights.ts\`; not edited by hand.
 */
export const bias = ${bias.toFixed(2)};
/** What a word weighs that no example has. */
export const strangeness = ${strangeness.toFixed(2)};
export const weights: Readonly<Record<string, string>> = {
${rows.join("")}};
`,
  );
}
