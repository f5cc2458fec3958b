import { Folded } from "@/components/folded";
import type { ExplainedTerm } from "@/content/terms";

/** The place of this list on the page. */
export const termsEntry = { id: "words", heading: "Words on this page" } as const;

/** The words of a page that it explains; nothing when it explains none. */
export function TermList({ terms }: { terms: readonly ExplainedTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={termsEntry.id}>
      <Folded title={termsEntry.heading} id={termsEntry.id} count={terms.length}>
        <dl className="grid max-w-measure gap-x-6 gap-y-2 text-sm sm:grid-cols-[12rem_1fr]">
          {terms.map(({ term, meaning }) => (
            <div key={term} className="sm:contents">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </section>
  );
}
