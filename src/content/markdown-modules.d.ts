/** What the build makes of a file in content/articles: one of the two, by the file's kind. */
declare module "*.md" {
  import type { Article, Policy } from "@/content/article";

  export const article: Article;
  export const policy: Policy;
}
