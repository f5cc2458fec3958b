/** Words a minute of someone who reads to understand, and not to skim. */
const WORDS_A_MINUTE = 180;

/** Whole minutes that it takes to read these lines; at least one. */
export function readingMinutes(lines: readonly string[]): number {
  const words = lines.join(" ").split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
