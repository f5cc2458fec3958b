/**
 * Phrases are written as words with a few marks: `word*` begins with, `(a|b c)` either, `word?` may be
 * left out, `(!a|b)` any word but these, `@name` any phrase of a word group, `#` a number, `~` up to three words between, `~~` up to
 * eight, `&` both sides within ten words in either order, a leading `^` only where a clause begins.
 */
export type Phrase = { opensClause: boolean; steps: readonly Step[] };
export type Step = Choice | { gap: number };
export type Choice = {
  words: ReadonlySet<string>;
  prefixes: readonly string[];
  groups: readonly string[];
  isNumber: boolean;
  /** Any word but these; null when the choice names its words. */
  except: ReadonlySet<string> | null;
};

const SHORT_GAP = 3;
const LONG_GAP = 8;
const EITHER_ORDER_GAP = 10;

/** Every plain sequence of steps that a written phrase stands for. */
export function readPhrase(written: string): Phrase[] {
  const opensClause = written.startsWith("^");
  const sides = written
    .replace(/^\^\s*/, "")
    .split(" & ")
    .map(readSide);
  const sequences =
    sides.length === 1 ? sides.flat() : [...inOrder(sides), ...inOrder(sides.toReversed())];
  return sequences.map((sequence) => ({ opensClause, steps: withoutGapAtEnd(sequence) }));
}

function inOrder(sides: readonly Step[][][]): Step[][] {
  return sides.reduce((heads, tails) =>
    heads.flatMap((head) => tails.map((tail) => [...head, { gap: EITHER_ORDER_GAP }, ...tail])),
  );
}

function readSide(written: string): Step[][] {
  const parts = written.match(/\([^)]*\)\??|\S+/g) ?? [];
  return parts.reduce<Step[][]>(
    (heads, part) => readPart(part).flatMap((tail) => heads.map((head) => [...head, ...tail])),
    [[]],
  );
}

function readPart(part: string): Step[][] {
  if (part === "~") return [[{ gap: SHORT_GAP }]];
  if (part === "~~") return [[{ gap: LONG_GAP }]];
  const isOptional = part.endsWith("?");
  const body = isOptional ? part.slice(0, -1) : part;
  if (/[()]/.test(body.replaceAll(/^\(|\)$/g, "")))
    throw new Error(`Brackets in brackets: ${part}`);
  const options = (body.startsWith("(") ? body.slice(1, -1) : body).split("|");
  const sequences = [
    ...toSteps(options.filter((option) => !option.includes(" "))),
    ...options.filter((option) => option.includes(" ")).map(readSequence),
  ];
  return isOptional ? [...sequences, []] : sequences;
}

function readSequence(words: string): Step[] {
  return words.split(" ").map((word) => toChoice([word]));
}

function toSteps(words: readonly string[]): Step[][] {
  return words.length === 0 ? [] : [[toChoice(words)]];
}

function toChoice(written: readonly string[]): Choice {
  const isExcept = written[0]?.startsWith("!") ?? false;
  const words = isExcept ? [] : written;
  return {
    except: isExcept ? new Set(written.map((word) => word.replace("!", ""))) : null,
    words: new Set(words.filter((word) => !/[@#*]/.test(word))),
    prefixes: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
    groups: words.filter((word) => word.startsWith("@")).map((word) => word.slice(1)),
    isNumber: words.includes("#"),
  };
}

function withoutGapAtEnd(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex((step) => !("gap" in step));
  return steps.slice(0, last + 1);
}
