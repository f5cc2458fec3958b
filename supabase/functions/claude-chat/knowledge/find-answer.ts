import { createFinder, type Finder } from "./finder.ts";
import { openMeaning } from "./meaning.ts";
import packedMeaning from "./meaning.json" with { type: "json" };
import { packedIndex, questions } from "./questions.ts";
import weights from "./ranker-weights.json" with { type: "json" };

export type { Finding } from "./finder.ts";

/** The finder of our own bank. */
const finder: Finder = createFinder(questions, packedIndex, openMeaning(packedMeaning), weights);

/** Finds what our bank answers to a question; `previous` are the questions before it, the oldest first. */
export const { findAnswer, nearestEntries } = finder;
