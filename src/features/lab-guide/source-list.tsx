import type { LabTest } from "@/content/lab-test";

import { sourceAnchor } from "./article-body";

/** The sources of a text in the order in which its marks count them. */
export function SourceList({ sources }: { sources: LabTest["sources"] }) {
  return (
    <section aria-labelledby="sources" className="grid gap-3">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <p className="text-sm text-ink-2">Each link opens in a new tab.</p>
      <ol className="border-t border-line">
        {sources.map((source, index) => (
          <li
            key={source.tag}
            id={sourceAnchor(source.tag)}
            className="flex min-h-11 items-baseline gap-3 border-b border-line py-2 text-sm target:bg-primary-soft"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-end font-semibold tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0">
              <a
                href={source.url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-block py-1 text-primary underline"
              >
                {source.title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="block text-ink-3">
                {source.year ?? "No year given"}
                {source.readAs !== null && `. Read as: ${source.readAs}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
