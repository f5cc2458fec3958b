import type { ReactNode } from "react";

import { Motif, type MotifName } from "@/components/motif";

import { ContentsList, type ContentsEntry } from "./contents-list";

type ReadingColumnsProps = {
  contents: readonly ContentsEntry[];
  drawing: MotifName;
  /** What to do next: below the text on a phone, in view beside it where there is room. */
  side: ReactNode;
  children: ReactNode;
};

/** A page to read: its parts at the left of wide screens, the text, and the next step at the right. */
export function ReadingColumns({ contents, drawing, side, children }: ReadingColumnsProps) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_296px] lg:gap-x-11 nav:grid-cols-[176px_minmax(0,1fr)_296px] print:block">
      <ContentsList entries={contents} />
      <article className="min-w-0 max-w-measure nav:col-start-2 nav:row-start-1">
        {children}
      </article>
      <aside
        aria-label="Next steps"
        className="mt-10 max-w-measure lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:mt-0 lg:self-start nav:col-start-3 nav:row-start-1 print:hidden"
      >
        <div className="on-cloth mb-6 hidden h-53 place-items-center lg:grid">
          <Motif name={drawing} isFilled className="size-36 text-cloth-line" />
        </div>
        <div className="grid gap-6">{side}</div>
      </aside>
    </div>
  );
}
