import type { ReactNode } from "react";

import type { LibraryArticle } from "@/content/article-schema";

import { ArticleBody } from "./article-body";
import { ArticleSections } from "./article-sections";
import { FoldedContents } from "./contents-list";
import { InShort } from "./in-short";
import { NextStep } from "./next-step";
import { ReadNext } from "./read-next";
import { ReadingColumns } from "./reading-columns";
import { ReadingFooter } from "./reading-footer";
import { ReadingHeader } from "./reading-header";
import { ReviewLine } from "./review-line";
import { sourcesEntry } from "./source-list";

type ArticleViewProps = {
  article: LibraryArticle;
  back: { to: string; label: string };
  /** What stands before the sources. */
  children?: ReactNode;
};

/** A whole article of the library: what to take away, its text, its sources, and what to read next. */
export function ArticleView({ article, back, children }: ArticleViewProps) {
  const { title, lead, sections, terms, minutes, drawing, inShort, readNext } = article;
  const sources = article.sources.map(({ tag }) => tag);
  const contents = [...sections, sourcesEntry];
  return (
    <ReadingColumns
      contents={contents}
      drawing={drawing}
      side={
        <>
          <ReadNext ids={readNext} />
          <NextStep />
        </>
      }
    >
      <ReadingHeader title={title} drawing={drawing} back={back}>
        <ReviewLine review={article} minutes={minutes} />
      </ReadingHeader>
      <InShort points={inShort} />
      <div className="grid gap-8 pt-3 md:pt-6">
        <ArticleBody blocks={lead} sources={sources} headingId="lead" />
        <FoldedContents entries={contents} />
        <ArticleSections sections={sections} sources={sources} />
        {children}
        <ReadingFooter sources={article.sources} terms={terms} review={article} />
      </div>
    </ReadingColumns>
  );
}
