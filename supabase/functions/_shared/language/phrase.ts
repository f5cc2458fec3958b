/**
 * Phrases are written as words with a few marks: `word*` begins with, `(a|b c)` either, `word?` may be
 * left out, `(!a|b)` any word but these, `@name` any phrase of a word group, `#` a number, `~` up to
 * three words between, `~~` up to eight, `&` both sides within ten words in either order, a leading `^`
 * only where a clause begins.
 */
export type Phrase = { opensClause: boolean; steps: readonly Step[] };
export type Step = Part | { gap: number };
export type Part = { choice: Choice; isOptional: boolean };
export type Choice = {
  words: ReadonlySet<string>;
  prefixes: readonly string[];
  groups: readonly string[];
  isNumber: boolean;
  /** Any word but these; null when the choice names its words. */
  except: ReadonlySet<string> | null;
  /** Options of several words. */
  sequences: readonly (readonly Choice[])[];
};

const SHORT_GAP = 3;
const LONG_GAP = 8;
const EITHER_ORDER_GAP = 10;

/** What a written phrase stands for: itself, or its two sides in either order. */
export function readPhrase(written: string): Phrase[] {
  const opensClause = written.startsWith("^");
  const sides = written
    .replace(/^\^\s*/, "")
    .split(" & ")
    .map(readSide);
  const orders = sides.length === 1 ? [sides] : [sides, sides.toReversed()];
  return orders
    .flatMap((order) => startsOf(joined(order)))
    .map((steps) => ({ opensClause, steps: withoutGapAtEnd(steps) }));
}

/** The options of one written choice, such as `a|b c`. */
export function readChoice(written: string): Choice {
  const isExcept = written.startsWith("!");
  const options = written.replace("!", "").split("|");
  const words = options.filter((option) => !option.includes(" "));
  return {
    words: new Set(isExcept ? [] : words.filter((word) => !/[@#*]/.test(word))),
    prefixes: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
    groups: words.filter((word) => word.startsWith("@")).map((word) => word.slice(1)),
    isNumber: words.includes("#"),
    except: isExcept ? new Set(words) : null,
    sequences: options
      .filter((option) => option.includes(" "))
      .map((option) => option.split(" ").map(readChoice)),
  };
}

function joined(sides: readonly Step[][]): Step[] {
  return sides.reduce((before, after) => [...before, { gap: EITHER_ORDER_GAP }, ...after]);
}

function readSide(written: string): Step[] {
  return (written.match(/\([^)]*\)\??|\S+/g) ?? []).map(readStep);
}

/** The phrase from each step on that it may begin with. */
function startsOf(steps: readonly Step[]): (readonly Step[])[] {
  const [first, ...rest] = steps;
  if (first === undefined || "gap" in first) throw new Error("A phrase begins with a word.");
  return first.isOptional
    ? [[{ ...first, isOptional: false }, ...rest], ...startsOf(rest)]
    : [steps];
}

function readStep(part: string): Step {
  if (part === "~") return { gap: SHORT_GAP };
  if (part === "~~") return { gap: LONG_GAP };
  const isOptional = part.endsWith("?");
  const body = isOptional ? part.slice(0, -1) : part;
  return { choice: readChoice(body.replaceAll(/^\(|\)$/g, "")), isOptional };
}

function withoutGapAtEnd(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex((step) => !("gap" in step) && !step.isOptional);
  return steps.slice(0, last + 1);
}
