import type { ReactNode } from "react";

import { PageTitle } from "@/components/page";

import { ContentsList, type ContentsEntry } from "./contents-list";

type ArticleFrameProps = {
  title: string;
  summary: string;
  /** When the text was checked or changed. */
  dates: ReactNode;
  contents: readonly ContentsEntry[];
  children: ReactNode;
};

/** A page to read: heading, dates, a list of its parts at the left of wide screens, and the text. */
export function ArticleFrame({ title, summary, dates, contents, children }: ArticleFrameProps) {
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 print:block">
      <div className="mb-10 lg:col-start-2">
        <PageTitle lead={summary}>{title}</PageTitle>
        {dates}
      </div>
      <ContentsList entries={contents} />
      <div className="grid max-w-measure gap-12 lg:col-start-2">{children}</div>
    </div>
  );
}
