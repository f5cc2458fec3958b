import { findNames } from "../../_shared/lab-results/find-names.ts";
import sources from "./quoted-sources.json" with { type: "json" };

const sourcesByPage: Readonly<Record<string, readonly string[]>> = sources;

const SAID_ALREADY =
  /\b(?:labs differ|range printed|printed on your report|to a clinician|are often quoted)\b/i;

/** Whom our page about a test quotes its numbers from. */
export function quotedFrom(page: string): readonly string[] {
  return sourcesByPage[page] ?? [];
}

/** For whom or what a guide's numbers are often quoted, such as "adults who are not pregnant"; empty where it says no more. */
export function quotedFor(text: string): string {
  return /\bare often quoted for ([^.:]+)/.exec(text)?.[1] ?? "";
}

/** The part of a guide's "numbers often quoted" that quotes numbers for these tests, or says why there are none. */
export function quotedPart(text: string, tests: readonly string[]): string {
  const blocks: string[] = [];
  for (const line of text.split("\n")) {
    const isItem = line.startsWith("- ");
    const parts = isItem ? [line] : sentencesOf(line);
    const kept = parts.filter((part) => isAbout(part, tests)).join(" ");
    const last = blocks.at(-1);
    if (kept === "") continue;
    if (isItem && last?.startsWith("- ")) blocks[blocks.length - 1] = `${last}\n${kept}`;
    else blocks.push(kept);
  }
  const part = blocks.join("\n\n");
  // What is left of numbers for other tests says nothing.
  return /\d/.test(text) && !/\d/.test(part) ? "" : part;
}

/** What names other tests alone is left out, as an item on LDL beside a result of HDL. */
function isAbout(words: string, tests: readonly string[]): boolean {
  const named = findNames(words.toLowerCase()).map(({ test }) => family(test));
  const wanted = tests.map(family);
  return named.length === 0 || named.some((test) => wanted.includes(test));
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
