import type { CitedSource } from "../source.ts";
import { sources } from "../sources.ts";
import { terms, type ExplainedTerm } from "../terms.ts";
import { blockCitations, type Block } from "../../domain/article.ts";

/** The meanings of the words that a text explains. */
export function explainedTerms(words: readonly string[], id: string): ExplainedTerm[] {
  return words.map((term) => ({ term, meaning: known(terms, "terms.ts", term, id) }));
}

/** The listed sources in the order in which the text first names them; those it never names come last. */
export function citedSources(
  tags: readonly string[],
  blocks: readonly Block[],
  id: string,
): CitedSource[] {
  const cited = new Set(blockCitations(blocks));
  const missing = [...cited].filter((tag) => !tags.includes(tag));
  if (missing.length > 0) throw new Error(`${id}: add ${missing.join(", ")} to its sources.`);
  return [...new Set([...cited, ...tags])].map((tag) => ({
    tag,
    ...known(sources, "sources.ts", tag, id),
  }));
}

function known<Value>(
  list: Readonly<Record<string, Value>>,
  file: string,
  key: string,
  id: string,
): Value {
  const value = list[key];
  if (value === undefined) {
    throw new Error(`${id}: "${key}" is not in the list of src/content/${file}.`);
  }
  return value;
}
