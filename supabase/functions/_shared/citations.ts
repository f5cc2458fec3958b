import type { Citation } from "./contracts/claude-chat.ts";
import type { Passage } from "./knowledge/passage.ts";

const MARK = /[ \t]*\[(\d{1,3})\]/g;

/** Keeps the marks of guides that were given, numbered in order of first use, and lists those guides. */
export function resolveCitations(
  text: string,
  passages: readonly Passage[],
): { text: string; citations: Citation[] } {
  const cited: Passage[] = [];
  const resolved = text.replace(MARK, (mark: string, digits: string) => {
    const passage = passages[Number(digits) - 1];
    if (passage === undefined) {
      return "";
    }
    if (!cited.includes(passage)) {
      cited.push(passage);
    }
    return mark.replace(digits, String(cited.indexOf(passage) + 1));
  });
  return { text: resolved, citations: cited.map(citationOf) };
}

export function citationOf({ id, title, href }: Passage): Citation {
  return { id, title, href };
}
