import { findNames } from "../../_shared/lab-results/find-names.ts";
import sources from "./quoted-sources.json" with { type: "json" };

const sourcesByPage: Readonly<Record<string, readonly string[]>> = sources;

const SAID_ALREADY =
  /\b(?:labs differ|range printed|printed on your report|to a clinician|are often quoted)\b/i;

/** Whom our page about a test quotes its numbers from. */
export function quotedFrom(page: string): readonly string[] {
  return sourcesByPage[page] ?? [];
}

/** The part of a guide's "numbers often quoted" that quotes numbers for these tests, or says why there are none. */
export function quotedPart(text: string, tests: readonly string[]): string {
  const blocks: string[] = [];
  for (const line of text.split("\n")) {
    const isItem = line.startsWith("- ");
    const kept = isItem ? itemFor(line, tests) : sentencesOf(line).join(" ");
    const last = blocks.at(-1);
    if (kept === "") continue;
    if (isItem && last?.startsWith("- ")) blocks[blocks.length - 1] = `${last}\n${kept}`;
    else blocks.push(kept);
  }
  return blocks.join("\n\n");
}

/** An item that names other tests alone is left out, as that on LDL beside a result of HDL. */
function itemFor(line: string, tests: readonly string[]): string {
  const named = findNames(line.toLowerCase()).map(({ test }) => family(test));
  const wanted = tests.map(family);
  return named.length === 0 || named.some((test) => wanted.includes(test)) ? line : "";
}

function family(test: string): string {
  return test.replace(/^(?:Total|Fasting) |^OGTT .*/i, "").toLowerCase();
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.?!:]["”)]?)\s+/)
    .filter((sentence) => !SAID_ALREADY.test(sentence) || /\d.*\bis often quoted\b/i.test(sentence))
    .filter((sentence) => sentence !== "");
}
