import { stem } from "../language/stem.ts";
import { createPhraseMatcher } from "./phrase-matcher.ts";
import { questionKinds } from "./question-kinds.ts";
import { wordsOf, type Spelling } from "./reading.ts";
import synonymStems from "./synonym-stems.json" with { type: "json" };

/** A text as the finder compares it. */
export type Analysis = {
  words: readonly string[];
  /** One for each word. */
  stems: readonly string[];
  /** What its words and phrases mean by the synonyms, such as "=pregnant". */
  concepts: readonly string[];
  /** What it asks, such as "#duration". */
  kinds: readonly string[];
};

const matchSynonyms = createPhraseMatcher(
  synonymStems.flatMap(([meaning = "", names = ""]) =>
    names.split(",").map((name) => ({ meaning: `=${meaning}`, words: name.split(" ") })),
  ),
);

/** Reads a text once: its words, their stems, what they mean and what is asked. */
export function analyse(text: string, spelling: Spelling): Analysis {
  const words = wordsOf(text, spelling);
  const stems = words.map(stem);
  return {
    words,
    stems,
    concepts: matchSynonyms(stems),
    kinds: questionKinds(words).map((kind) => `#${kind}`),
  };
}
