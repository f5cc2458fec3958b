import type { ReactNode } from "react";

import type { Section } from "@/domain/article";

import { ArticleBody } from "./article-body";
import type { SourceOrder } from "./article-words";

type ArticleSectionsProps = {
  sections: readonly Section[];
  sources?: SourceOrder;
  /** The ids of sections that are notes; a rule at their side sets them apart. */
  notes?: readonly string[];
  /** What stands under a section's text, by the section's id. */
  extras?: Readonly<Record<string, ReactNode>>;
};

/** The sections of a reviewed text, each under a heading that the address can name. */
export function ArticleSections({
  sections,
  sources = [],
  notes = [],
  extras = {},
}: ArticleSectionsProps) {
  return sections.map(({ id, heading, blocks }) => (
    <section
      key={id}
      aria-labelledby={id}
      className={notes.includes(id) ? "border-s-[3px] border-primary ps-5" : undefined}
    >
      <h2 id={id} className="mb-1.5 text-xl">
        {heading}
      </h2>
      <ArticleBody blocks={blocks} sources={sources} headingId={id} />
      {extras[id]}
    </section>
  ));
}
