/** A name by its words in one form, and what it is understood as. */
export type Name = { meaning: string; words: readonly string[] };

/** Finds the meanings of the names that stand among some words, each once. */
export type MatchPhrases = (words: readonly string[]) => string[];

/** Files names by their first word, so that a text is read once however many names there are. */
export function createPhraseMatcher(names: readonly Name[]): MatchPhrases {
  const byFirstWord = new Map<string, Name[]>();
  for (const name of names) {
    const [first] = name.words;
    if (first === undefined) continue;
    const filed = byFirstWord.get(first);
    if (filed === undefined) byFirstWord.set(first, [name]);
    else filed.push(name);
  }
  return (words) => {
    const found = new Set<string>();
    for (const [place, word] of words.entries()) {
      for (const { meaning, words: parts } of byFirstWord.get(word) ?? []) {
        if (parts.every((part, step) => words[place + step] === part)) found.add(meaning);
      }
    }
    return [...found];
  };
}
