import { readdirSync, readFileSync } from "node:fs";

import { byGuideOrder } from "../lab-sections.ts";
import { labTestMetaSchema, type LabTest, type LabTestSummary } from "../lab-test.ts";
import { sources } from "../sources.ts";
import { terms } from "../terms.ts";
import { blockCitations, type Section } from "../../domain/article.ts";
import { readArticle } from "./markdown.ts";

const folder = new URL("../lab-tests/", import.meta.url);

/** Reads one lab test's file; throws when anything the page needs is missing. */
export function readLabTest(file: string): LabTest {
  const article = readArticle(file);
  const { sources: tags, terms: words, ...meta } = labTestMetaSchema.parse(article.meta);
  if (article.lead.length > 0) throw new Error(`${meta.id}: text must stand under a heading.`);
  return {
    ...meta,
    sections: article.sections,
    terms: words.map((term) => ({ term, meaning: known(terms, term, meta.id) })),
    sources: inCitedOrder(tags, article.sections, meta.id).map((tag) => ({
      tag,
      ...known(sources, tag, meta.id),
    })),
  };
}

/** The overview's row for a lab test. */
export function labTestSummary(test: LabTest): LabTestSummary {
  const { id, name, section, order, alsoCalled, summary, prepare, units } = test;
  const unitNames = new Set(
    units.flatMap((unit) =>
      "unit" in unit ? [unit.unit] : [unit.conventional, unit.international],
    ),
  );
  return { id, name, section, order, alsoCalled, summary, prepare, unitNames: [...unitNames] };
}

/** The text of every lab test's file, by its name. */
export function labTestFiles(): { name: string; text: string }[] {
  return readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(new URL(name, folder), "utf8"),
  }));
}

/** Every lab test in the order of the guide. */
export function readLabTests(): LabTest[] {
  return labTestFiles()
    .map(({ text }) => readLabTest(text))
    .toSorted(byGuideOrder);
}

/** The listed sources in the order in which the text first names them; those it never names come last. */
function inCitedOrder(
  tags: readonly string[],
  sections: readonly Section[],
  id: string,
): readonly string[] {
  const cited = new Set(sections.flatMap(({ blocks }) => blockCitations(blocks)));
  const missing = [...cited].filter((tag) => !tags.includes(tag));
  if (missing.length > 0) throw new Error(`${id}: add ${missing.join(", ")} to its sources.`);
  return [...new Set([...cited, ...tags])];
}

function known<Value>(list: Readonly<Record<string, Value>>, key: string, id: string): Value {
  const value = list[key];
  if (value === undefined) throw new Error(`${id}: "${key}" is not in the list.`);
  return value;
}
