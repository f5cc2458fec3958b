import type { ReactNode } from "react";

import { ButtonLink } from "@/components/button";
import { paths } from "@/lib/paths";

import { FoldedContents, type ContentsEntry } from "./contents-list";
import { ReadingColumns } from "./reading-columns";
import { ReadingHeader } from "./reading-header";

type ArticleFrameProps = {
  title: string;
  summary: string;
  /** When the text was checked or changed. */
  dates: ReactNode;
  contents: readonly ContentsEntry[];
  children: ReactNode;
};

/** A text about the site's own rules: heading, dates, a list of its parts, and the text. */
export function ArticleFrame({ title, summary, dates, contents, children }: ArticleFrameProps) {
  return (
    <ReadingColumns
      contents={contents}
      drawing="pair"
      side={
        <ButtonLink to={paths.chat} variant="secondary">
          Ask the companion
        </ButtonLink>
      }
    >
      <ReadingHeader title={title}>
        <p className="mt-2 mb-3 text-md text-ink-2 md:text-lg">{summary}</p>
        {dates}
      </ReadingHeader>
      <div className="grid gap-10">
        <FoldedContents entries={contents} />
        {children}
      </div>
    </ReadingColumns>
  );
}
