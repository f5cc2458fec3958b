import { analyse } from "@shared/knowledge/analyse";
import { stopWords } from "@shared/knowledge/common-words";
import { asWritten } from "@shared/knowledge/reading";
import { synonymRows } from "@shared/knowledge/synonyms";

const CONDITION = "pcos";

const otherNames = new RegExp(
  `\\b(?:${synonymRows
    .filter(([meaning]) => meaning === CONDITION)
    .flatMap(([, names]) => names)
    .join("|")})\\b`,
  "gi",
);

/** A search in which the condition has one name, so that PCOS, PMOS and PCOD find the same. */
export function withOneName(query: string): string {
  return query.replace(otherNames, CONDITION);
}

/** The stems of the words that carry a subject, and what they mean by the synonyms. */
export function termsOf(text: string): string[] {
  const { words, stems, concepts } = analyse(text, asWritten);
  return [...stems.filter((_, place) => !stopWords.has(words[place] ?? "")), ...concepts];
}

/** Every word as written, without accents and plural endings. */
function plainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(\p{L}{3})s$/u, "$1"));
}

/** The words under which a name can be found: its subject, and each word as it stands. */
export function wordsOfName(name: string): string[] {
  return [...new Set([...termsOf(name), ...plainWords(name)])];
}

/** The words of a search; also those too common to be a subject, when there is nothing else. */
export function wordsOfQuery(query: string): string[] {
  const terms = termsOf(query);
  return terms.length > 0 ? terms : plainWords(query);
}
