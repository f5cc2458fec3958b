/** How a word that the page explains is counted, however long it is. */
const EXPLAINED_WORD_SYLLABLES = 2;
/** As in "made", "used" and "makes", but not in "apple", "wanted" and "rises". */
const SILENT_ENDING = /(?:([^l])e|([^td])ed|([^sxzcghl])es)$/;

/**
 * School grade needed to read these lines, by the Flesch-Kincaid formula; null when there are no words.
 * Every line ends a sentence. Explained words count as ordinary ones.
 */
export function readingGrade(
  lines: readonly string[],
  explainedWords: readonly string[],
): number | null {
  const explained = new Set(explainedWords.flatMap((term) => wordsOf(term)).map(singular));
  const sentences = lines.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 0);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return null;
  const syllables = words
    .map((word) => (explained.has(singular(word)) ? EXPLAINED_WORD_SYLLABLES : syllablesOf(word)))
    .reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Vowel groups of an English word, without a silent ending; at least one. */
export function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(SILENT_ENDING, "$1$2$3");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

function sentencesOf(line: string): string[] {
  return line.replace(/([.!?])\s+(?=[A-Z0-9"(])/g, "$1\n").split("\n");
}

/** Words in letters only: numbers, units and abbreviations are read off the report, not read as prose. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:^|[^\w/])([A-Za-zÀ-ɏ]+(?:['’-][A-Za-z]+)*)(?![\w/])/g)]
    .map(([, word = ""]) => word)
    .filter((word) => !isAbbreviation(word));
}

function isAbbreviation(word: string): boolean {
  return word.length > 1 && /[A-Z].*[A-Z]/.test(word);
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, "");
}
