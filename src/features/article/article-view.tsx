import type { ReactNode } from "react";

import type { Article } from "@/content/article";

import { ArticleBody } from "./article-body";
import { ArticleFrame } from "./article-frame";
import { ArticleSections } from "./article-sections";
import type { ContentsEntry } from "./contents-list";
import { ReviewLine } from "./review-line";
import { SourceList, sourcesEntry } from "./source-list";
import { TermList, termsEntry } from "./term-list";

type ArticleViewProps = {
  article: Article;
  /** The ids of sections that are notes. */
  notes: readonly string[];
  /** A part of the page that stands before the text, with its place in the list of contents. */
  opening?: { entry: ContentsEntry; content: ReactNode };
  /** What stands under the sources. */
  children?: ReactNode;
};

/** A whole article: its text, its words explained and its sources. */
export function ArticleView({ article, notes, opening, children }: ArticleViewProps) {
  const { title, summary, lead, sections, terms } = article;
  const sources = article.sources.map(({ tag }) => tag);
  return (
    <ArticleFrame
      title={title}
      summary={summary}
      dates={<ReviewLine review={article} />}
      contents={[
        ...(opening ? [opening.entry] : []),
        ...sections,
        ...(terms.length > 0 ? [termsEntry] : []),
        sourcesEntry,
      ]}
    >
      <ArticleBody blocks={lead} sources={sources} headingId="lead" />
      {opening?.content}
      <ArticleSections sections={sections} sources={sources} notes={notes} />
      <TermList terms={terms} />
      <SourceList sources={article.sources} />
      {children}
    </ArticleFrame>
  );
}
