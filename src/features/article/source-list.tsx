import { Folded } from "@/components/folded";
import { NewTabLink } from "@/components/new-tab-link";
import type { CitedSource } from "@/content/source";

import { sourceAnchor } from "./article-words";

/** The place of this list on the page. */
export const sourcesEntry = { id: "sources", heading: "Sources" } as const;

/** The sources of a text in the order in which its marks count them; a mark opens the list. */
export function SourceList({ sources }: { sources: readonly CitedSource[] }) {
  return (
    <section aria-labelledby={sourcesEntry.id}>
      <Folded title={sourcesEntry.heading} id={sourcesEntry.id} count={sources.length}>
        <p className="mb-2 text-sm text-ink-2 print:hidden">Each link opens in a new tab.</p>
        <ol>
          {sources.map((source, index) => (
            <li
              key={source.tag}
              id={sourceAnchor(source.tag)}
              className="flex min-h-11 gap-3 border-t border-line py-2 text-sm target:bg-primary-soft"
            >
              <span
                aria-hidden="true"
                className="w-5 shrink-0 py-1 text-end font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <NewTabLink href={source.url} className="inline-block py-1 text-primary underline">
                  {source.title}
                </NewTabLink>
                <span className="block text-ink-3">
                  {source.year ?? "No year given"}
                  {source.readAs !== null && `. Read as: ${source.readAs}`}
                </span>
                <span className="hidden break-all text-ink-3 print:block">{source.url}</span>
              </span>
            </li>
          ))}
        </ol>
      </Folded>
    </section>
  );
}
