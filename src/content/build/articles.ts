import {
  articleMetaSchema,
  libraryMetaSchema,
  type Article,
  type LibraryArticle,
  type LibrarySummary,
  type Policy,
  type SearchWords,
} from "../article.ts";
import { byLibraryOrder } from "../library-topics.ts";
import { contentFiles } from "./content-files.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readMarkdown, type MarkdownText } from "./markdown.ts";
import { citedSources, explainedTerms } from "./references.ts";

/** A text as its page needs it, and how people ask for its sections. */
export type FiledText<Text> = { text: Text; searchWords: SearchWords };

/** Reads the file of an article or a policy; throws when anything the page needs is missing. */
export function readArticle(file: string): Article | Policy {
  return readFiledArticle(file).text;
}

/** Reads the file of an article of the library; throws when anything the page needs is missing. */
export function readLibraryArticle(file: string): LibraryArticle {
  return readFiledLibraryArticle(file).text;
}

/** Every article and policy with a page of its own, by the alphabet. */
export function readArticles(): (Article | Policy)[] {
  return readFiledArticles().map(({ text }) => text);
}

/** The same with how people ask for their sections. */
export function readFiledArticles(): FiledText<Article | Policy>[] {
  return contentFiles("articles").map(({ text }) => readFiledArticle(text));
}

/** Every article of the library in its order. */
export function readLibrary(): LibraryArticle[] {
  return readFiledLibrary().map(({ text }) => text);
}

/** The same with how people ask for their sections. */
export function readFiledLibrary(): FiledText<LibraryArticle>[] {
  return contentFiles("library")
    .map(({ text }) => readFiledLibraryArticle(text))
    .toSorted((one, other) => byLibraryOrder(one.text, other.text));
}

/** The row of an article in a list. */
export function librarySummary({
  id,
  title,
  summary,
  topic,
  order,
}: LibraryArticle): LibrarySummary {
  return { id, title, summary, topic, order };
}

function readFiledArticle(file: string): FiledText<Article | Policy> {
  const markdown = readMarkdown(file);
  const { searchWords, ...meta } = articleMetaSchema.parse(markdown.meta);
  const body = bodyOf(markdown, meta.terms, searchWords, meta.id);
  if (meta.kind === "article")
    return { text: { ...meta, ...body, sources: cited(markdown, meta) }, searchWords };
  const fingerprint = fingerprintOf(markdown.lead, markdown.sections);
  if (meta.fingerprint !== fingerprint)
    throw new Error(
      `${meta.id}: its words have changed. Raise the version, date the change, and write fingerprint: ${fingerprint}`,
    );
  return { text: { ...meta, ...body }, searchWords };
}

function readFiledLibraryArticle(file: string): FiledText<LibraryArticle> {
  const markdown = readMarkdown(file);
  const { searchWords, ...meta } = libraryMetaSchema.parse(markdown.meta);
  const body = bodyOf(markdown, meta.terms, searchWords, meta.id);
  return { text: { ...meta, ...body, sources: cited(markdown, meta) }, searchWords };
}

function bodyOf(
  { lead, sections }: MarkdownText,
  terms: readonly string[],
  searchWords: SearchWords,
  id: string,
) {
  const parts = ["in-short", ...sections.map((section) => section.id)];
  const missing = Object.keys(searchWords).filter((part) => !parts.includes(part));
  if (missing.length > 0) throw new Error(`${id}: there is no section ${missing.join(", ")}.`);
  return { lead, sections, terms: explainedTerms(terms, id) };
}

function cited(
  { lead, sections }: MarkdownText,
  { id, sources }: { id: string; sources: readonly string[] },
) {
  return citedSources(sources, [...lead, ...sections.flatMap(({ blocks }) => blocks)], id);
}
