/** What the build makes of a file in content/articles: one of the two, by the file's kind. */
declare module "*.md" {
  import type { Article, Policy } from "@/content/article-schema";

  export const article: Article;
  export const policy: Policy;
}

/** The row of an article of the library, and the sentence under its title. */
declare module "*.md?entry" {
  import type { LibraryEntry } from "@/content/article-schema";

  export const entry: LibraryEntry;
  export const summary: string;
}
