import MiniSearch from "minisearch";

import { groupIntoGuides, guideIdOf, partName } from "./guides.ts";
import { createLikeness } from "./likeness.ts";
import type { Passage } from "./passage.ts";
import { createPhraseFit } from "./phrase-fit.ts";
import { lookedUpTerms } from "./phrases.ts";
import { CONDITION, intentsOf, termsOf } from "./terms.ts";
import { createTopicCheck } from "./topic.ts";

/** The passages that fit a question, best first; none when it is about something else. */
export type SearchPassages = (question: string) => Passage[];

/** Lab tests all have the same five parts, so the intent of a question picks the part. */
const LAB_TESTS = "lab-tests/";
const INTENT_BONUS = 1.2;
/** How much the fit of the whole guide counts beside the fit of the part. */
const GUIDE_SHARE = 0.5;
/** What a text about the condition gains when the question names it, beside texts about tests and the site. */
const CONDITION_BONUS = 0.6;
const ABOUT_THE_CONDITION = /^(?:articles\/(?!about-this-site)|nutrition-|fitness-)/;
/** Passages rated below this share of the best one are left out. */
const MIN_SHARE_OF_BEST = 0.4;

/** How many letters at its start a misspelled word has right; "shingles" is no slip for "single". */
const SPELLED_RIGHT = 2;

/** For terms that `termsOf` has given, with a space between them. */
const asTerms = { tokenize: (terms: string) => terms.split(" ") };

/** For finding the guides that people ask for by a term; any word may stand in a text by chance. */
const askedOnly = { ...asTerms, fields: ["name", "keywords", "asked"] };

/** Builds the index once; each question is then looked up in memory. */
export function createPassageSearch(passages: readonly Passage[]): SearchPassages {
  const guides = groupIntoGuides(passages);
  const guideIndex = createIndex(guides, { name: 3, keywords: 3, asked: 2, text: 1 });
  const partIndex = createIndex(passages, { title: 2, asked: 3, text: 1 });
  const fitByPhrases = createPhraseFit(passages, guides);
  const likenessOf = createLikeness(passages);
  const isOurTopic = createTopicCheck(guides, (term) => {
    const exact = guideIndex.search(term, { ...asTerms, fuzzy: false });
    if (exact.length > 0) return term;
    const [found] = guideIndex.search(term, asTerms);
    const near = found?.terms[0];
    return near?.startsWith(term.slice(0, SPELLED_RIGHT)) === true ? near : null;
  });

  /** What to look up: the condition itself, when people ask for no guide by what else is named. */
  const lookedUp = (question: string) => {
    const terms = lookedUpTerms(question).join(" ");
    const isAskedFor = guideIndex.search(terms, askedOnly).length > 0;
    return isAskedFor || !termsOf(question).includes(CONDITION) ? terms : CONDITION;
  };

  return (question) => {
    if (!isOurTopic(question)) return [];
    const terms = lookedUp(question);
    const guideScores = shares(guideIndex.search(terms, asTerms));
    const partScores = shares(partIndex.search(terms, asTerms));
    const fitOf = fitByPhrases(question);
    const likeness = likenessOf(question);
    const intents = wantedIntents(question);
    const conditionBonus = termsOf(question).includes(CONDITION) ? CONDITION_BONUS : 0;
    const rated = passages
      .map((passage) => {
        const guideScore = guideScores.get(guideIdOf(passage)) ?? 0;
        const bonus = isIntended(passage, intents) ? INTENT_BONUS : 0;
        const scores = (GUIDE_SHARE + bonus) * guideScore + (partScores.get(passage.id) ?? 0);
        const fit = fitOf(passage) + (likeness.get(passage.id) ?? 0);
        return { passage, rank: scores + fit + (isOfCondition(passage) ? conditionBonus : 0) };
      })
      .toSorted((one, other) => other.rank - one.rank);
    const lowest = Math.max((rated[0]?.rank ?? 0) * MIN_SHARE_OF_BEST, Number.MIN_VALUE);
    return rated.filter(({ rank }) => rank >= lowest).map(({ passage }) => passage);
  };
}

function isOfCondition({ id }: Passage): boolean {
  return ABOUT_THE_CONDITION.test(id);
}

function isIntended(passage: Passage, intents: readonly string[]): boolean {
  return (
    passage.id.startsWith(LAB_TESTS) &&
    intentsOf(partName(passage)).some((intent) => intents.includes(intent))
  );
}

/** "What is a normal AMH?" wants numbers: the purpose counts only when nothing else is asked. */
function wantedIntents(question: string): string[] {
  const others = intentsOf(question).filter((intent) => intent !== "purpose");
  return others.length === 0 ? ["purpose"] : others;
}

/** Each score as a share of the best one. */
function shares(found: readonly { id: string; score: number }[]): Map<string, number> {
  const best = found[0]?.score ?? 1;
  return new Map(found.map(({ id, score }) => [id, score / best]));
}

function createIndex<T extends { id: string }>(
  documents: readonly T[],
  boost: Readonly<Record<string, number>>,
): MiniSearch<T> {
  const index = new MiniSearch<T>({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    stringifyField: (value) => (Array.isArray(value) ? value.join(" , ") : String(value)),
    searchOptions: { fuzzy: (term) => (term.length > 5 ? 0.2 : false), boost: { ...boost } },
  });
  index.addAll(documents);
  return index;
}
