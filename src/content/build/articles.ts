import { articleMetaSchema, type Article, type Policy } from "../article.ts";
import { contentFiles } from "./content-files.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readMarkdown } from "./markdown.ts";
import { citedSources, explainedTerms } from "./references.ts";

/** Reads the file of an article or a policy; throws when anything the page needs is missing. */
export function readArticle(file: string): Article | Policy {
  const { meta: header, lead, sections } = readMarkdown(file);
  const meta = articleMetaSchema.parse(header);
  const blocks = [...lead, ...sections.flatMap((section) => section.blocks)];
  const body = { lead, sections, terms: explainedTerms(meta.terms, meta.id) };
  if (meta.kind === "article")
    return { ...meta, ...body, sources: citedSources(meta.sources, blocks, meta.id) };
  const fingerprint = fingerprintOf(lead, sections);
  if (meta.fingerprint !== fingerprint)
    throw new Error(
      `${meta.id}: its words have changed. Raise the version, date the change, and write fingerprint: ${fingerprint}`,
    );
  return { ...meta, ...body };
}

/** Every article and policy, by the alphabet. */
export function readArticles(): (Article | Policy)[] {
  return contentFiles("articles").map(({ text }) => readArticle(text));
}
