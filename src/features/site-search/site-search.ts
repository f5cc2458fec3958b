import MiniSearch from "minisearch";

import type { Passage } from "@shared/knowledge/passage";

import { type Entry, entriesOf, RESULT_GROUPS, type ResultGroup } from "./search-entries";
import { termsOf, withOneName, wordsOfName, wordsOfQuery } from "./search-words";

type SearchResult = Pick<Entry, "id" | "title" | "detail" | "to">;
export type SearchResults = readonly { name: ResultGroup; results: readonly SearchResult[] }[];

/** Results scored below this share of the best one are left out. */
const MIN_SHARE_OF_BEST = 0.12;
const MOST_IN_A_GROUP = 6;

function guideId(passage: Passage): string {
  return `guide ${passage.id.replace(/#.*/, "")}`;
}

/** "HbA1c: how to prepare" is the part "How to prepare". */
function partName({ title }: Passage): string {
  const name = title.replace(/^[^:]*:\s*/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Whether a search says no more than what something is called; a test has many names. */
function isNameOf({ group, title, keywords }: Entry, query: string): boolean {
  const names = wordsOfName(group === "Lab tests" ? `${title}, ${keywords}` : title);
  return wordsOfQuery(query).every((word) => names.some((name) => name.startsWith(word)));
}

/** A question about a guide leads to the part that answers it; its name leads to its start. */
function toResult(entry: Entry, query: string, parts: readonly Passage[]): SearchResult {
  const { id, title, detail, to } = entry;
  const part = isNameOf(entry, query)
    ? undefined
    : parts.find((passage) => guideId(passage) === id);
  return part === undefined
    ? { id, title, detail, to }
    : { id, title, detail: partName(part), to: part.href };
}

/** Finds the parts of guides that fit a question, the best first. */
function createPartSearch(passages: readonly Passage[]): (query: string) => Passage[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = new MiniSearch<Passage>({
    fields: ["title", "text"],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 4 } },
  });
  index.addAll(passages);
  return (query) => index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
}

/** Builds the index of the whole site once; each search is then answered in memory. */
export function createSiteSearch(passages: readonly Passage[]): (query: string) => SearchResults {
  const entries = entriesOf(passages);
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  const searchParts = createPartSearch(passages);
  const index = new MiniSearch<Entry>({
    fields: ["title", "keywords", "text"],
    tokenize: wordsOfName,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: wordsOfQuery,
      boost: { title: 5, keywords: 3 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(entries);

  return (typed) => {
    const query = withOneName(typed);
    const found = index.search(query);
    const lowest = (found[0]?.score ?? 0) * MIN_SHARE_OF_BEST;
    const parts = searchParts(query);
    const best = found
      .filter(({ score }) => score >= lowest)
      .flatMap(({ id }) => entryById.get(id) ?? []);
    return RESULT_GROUPS.map((name) => ({
      name,
      results: best
        .filter(({ group }) => group === name)
        .slice(0, MOST_IN_A_GROUP)
        .map((entry) => toResult(entry, query, parts)),
    })).filter(({ results }) => results.length > 0);
  };
}
