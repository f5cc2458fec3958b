import { Folded } from "@/components/folded";
import type { Section } from "@/domain/article";

import { ArticleBody } from "./article-body";
import type { SourceOrder } from "./article-words";

type FoldedSectionsProps = { sections: readonly Section[]; sources: SourceOrder };

/** Sections of a reviewed text, each folded under its heading. */
export function FoldedSections({ sections, sources }: FoldedSectionsProps) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} aria-labelledby={id}>
      <Folded title={heading} id={id}>
        <ArticleBody blocks={blocks} sources={sources} headingId={id} />
      </Folded>
    </section>
  ));
}
