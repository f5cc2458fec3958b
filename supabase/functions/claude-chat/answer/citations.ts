import type { Citation } from "../../_shared/contracts/claude-chat.ts";

const MARK = /(?<![ \t])[ \t]*\[(\d{1,3})\]/g;
/** What the next piece may still turn into a mark, or into a whole character. */
const UNDECIDED = /(?:[\uD800-\uDBFF]|(?<![ \t])[ \t]*(?:\[\d{0,3})?)$/;

/** Resolves the marks of a reply that comes in pieces. */
export type CitationReader = {
  /** The words that are decided by now, with their marks resolved. */
  read: (words: string) => string;
  /** What is left when no more words come. */
  rest: () => string;
  /** The guides cited so far. */
  citations: () => Citation[];
};

/** Keeps the marks of guides that were given, numbered in order of first use, and lists those guides. */
export function createCitationReader(sources: readonly Citation[]): CitationReader {
  const cited: Citation[] = [];
  let undecided = "";

  function resolve(words: string): string {
    return words.replace(MARK, (mark: string, digits: string) => {
      const source = sources[Number(digits) - 1];
      if (source === undefined) {
        return "";
      }
      const at = cited.findIndex(({ id }) => id === source.id);
      const number = at < 0 ? cited.push(source) : at + 1;
      return mark.replace(digits, String(number));
    });
  }

  return {
    read: (words) => {
      const known = undecided + words;
      undecided = UNDECIDED.exec(known)?.[0] ?? "";
      return resolve(known.slice(0, known.length - undecided.length));
    },
    rest: () => {
      const last = undecided;
      undecided = "";
      return resolve(last);
    },
    citations: () => cited.map(citationOf),
  };
}

function citationOf({ id, title, href }: Citation): Citation {
  return { id, title, href };
}
