import type { LibraryArticle } from "./article-schema.ts";

const texts = import.meta.glob<LibraryArticle>("./library/*.md", { import: "article" });

/** The loader of one article's text, or null when there is no such article. */
export function libraryArticleLoader(id: string): (() => Promise<LibraryArticle>) | null {
  return texts[`./library/${id}.md`] ?? null;
}
