/** A name found in a text: what it means, and its words. */
export type FoundName = { meaning: string; words: readonly string[] };

/** Finds the names that stand among some words, each meaning and name once. */
export type FindNames = (words: readonly string[]) => FoundName[];

/** Files names by their first word, so that a text is read once however many names there are. */
export function createNameFinder(names: readonly FoundName[]): FindNames {
  const byFirstWord = new Map<string, FoundName[]>();
  for (const name of names) {
    const [first] = name.words;
    if (first !== undefined) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name]);
  }
  return (words) => {
    const found = new Set<FoundName>();
    for (const [place, word] of words.entries()) {
      for (const name of byFirstWord.get(word) ?? []) {
        if (name.words.every((part, step) => words[place + step] === part)) found.add(name);
      }
    }
    return [...found];
  };
}
