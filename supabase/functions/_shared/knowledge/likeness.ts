import type { Passage } from "./passage.ts";
import { findSubjects, stem, wordsOf } from "./terms.ts";

/** How like a question is to the likest of the ways to ask for each passage, by its id; from 0 to 1. */
export type LikenessOf = (question: string) => Map<string, number>;

/** Names of one thing and small words count too: "how do I tell my partner" has hardly any others. */
function featuresOf(text: string): string[] {
  const stems = wordsOf(text).map(stem);
  const meanings = findSubjects(stems).map(({ meaning }) => `=${meaning}`);
  const pairs = stems.slice(1).map((word, place) => `${stems[place]} ${word}`);
  return [...new Set([...stems, ...meanings, ...pairs])];
}

type Entry = { phrase: number; weight: number };

/** Reads the ways to ask once, and files them by their words. */
export function createLikeness(passages: readonly Passage[]): LikenessOf {
  const phrases = passages.flatMap((passage) =>
    [passage.title, ...passage.asked].map((text) => ({
      id: passage.id,
      features: featuresOf(text),
    })),
  );
  const counts = new Map<string, number>();
  for (const feature of phrases.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const weightOf = (feature: string) => {
    const rarity = Math.log(1 + phrases.length / (counts.get(feature) ?? 1));
    return feature.includes(" ") ? rarity / 2 : rarity;
  };
  const lengthOf = (features: readonly string[]) => Math.hypot(...features.map(weightOf));
  const entries = new Map<string, Entry[]>();
  for (const [phrase, { features }] of phrases.entries()) {
    const length = lengthOf(features);
    for (const feature of features) {
      const entry = { phrase, weight: weightOf(feature) / length };
      const filed = entries.get(feature);
      if (filed === undefined) entries.set(feature, [entry]);
      else filed.push(entry);
    }
  }

  return (question) => {
    const features = featuresOf(question);
    const length = lengthOf(features);
    const likeness = new Float64Array(phrases.length);
    for (const feature of features) {
      const share = weightOf(feature) / length;
      for (const { phrase, weight } of entries.get(feature) ?? []) {
        likeness[phrase] = (likeness[phrase] ?? 0) + share * weight;
      }
    }
    const best = new Map<string, number>();
    for (const [phrase, { id }] of phrases.entries()) {
      best.set(id, Math.max(best.get(id) ?? 0, likeness[phrase] ?? 0));
    }
    return best;
  };
}
