import { readFileSync } from "node:fs";

import { parse } from "yaml";
import { z } from "zod";

const file = new URL("../search-words.yaml", import.meta.url);
const searchWords = z
  .record(z.string(), z.string().min(1))
  .parse(parse(readFileSync(file, "utf8")));

/** The ids of the articles that have search words. */
export const idsWithSearchWords: readonly string[] = Object.keys(searchWords);

/** Other words people use for the subject of an article; throws when there are none. */
export function searchWordsOf(articleId: string): string[] {
  const words = searchWords[articleId];
  if (words === undefined) throw new Error(`${articleId} has no line in search-words.yaml.`);
  return words.split(/,\s*/);
}
