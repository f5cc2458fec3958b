import {
  articleMetaSchema,
  libraryMetaSchema,
  type Article,
  type LibraryArticle,
  type LibraryEntry,
  type Policy,
} from "../article-schema.ts";
import { blockLines } from "../../domain/article.ts";
import { readingMinutes } from "../../domain/reading-minutes.ts";
import { byLibraryOrder } from "../library-topics.ts";
import { readContent } from "./content-files.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readMarkdown, type MarkdownText } from "./read-markdown.ts";
import { citedSources, explainedTerms } from "./references.ts";

/** Every article and policy with a page of its own, by the alphabet. */
export function readArticles(): (Article | Policy)[] {
  return readContent("articles", readArticle);
}

/** Every article of the library in its order. */
export function readLibrary(): LibraryArticle[] {
  return readContent("library", readLibraryArticle).toSorted(byLibraryOrder);
}

/** The row of an article in a list. */
export function libraryEntry({
  id,
  title,
  drawing,
  topic,
  order,
  minutes,
}: LibraryArticle): LibraryEntry {
  return { id, title, drawing, topic, order, minutes };
}

/** Reads the file of an article or a policy; throws when anything the page needs is missing. */
export function readArticle(file: string): Article | Policy {
  const markdown = readMarkdown(file);
  const meta = articleMetaSchema.parse(markdown.meta);
  const body = bodyOf(markdown, meta.terms, meta.id);
  if (meta.kind === "article") return { ...meta, ...body, sources: cited(markdown, meta) };
  const fingerprint = fingerprintOf(markdown.lead, markdown.sections);
  if (meta.fingerprint !== fingerprint)
    throw new Error(
      `${meta.id}: its words have changed. Raise the version, date the change, and write fingerprint: ${fingerprint}`,
    );
  return { ...meta, ...body };
}

/** Reads the file of an article of the library; throws when anything the page needs is missing. */
export function readLibraryArticle(file: string): LibraryArticle {
  const markdown = readMarkdown(file);
  const meta = libraryMetaSchema.parse(markdown.meta);
  const body = bodyOf(markdown, meta.terms, meta.id);
  const blocks = [...body.lead, ...body.sections.flatMap((section) => section.blocks)];
  const minutes = readingMinutes(blockLines(blocks));
  return { ...meta, ...body, minutes, sources: cited(markdown, meta) };
}

function bodyOf({ lead, sections }: MarkdownText, terms: readonly string[], id: string) {
  return { lead, sections, terms: explainedTerms(terms, id) };
}

function cited(
  { lead, sections }: MarkdownText,
  { id, sources }: { id: string; sources: readonly string[] },
) {
  return citedSources(sources, [...lead, ...sections.flatMap(({ blocks }) => blocks)], id);
}
