import { Link } from "react-router-dom";

import { paths } from "@/lib/paths";

import type { SearchResults } from "./site-search";

type SearchResultListProps = {
  query: string;
  groups: SearchResults;
  /** A result has been chosen. */
  onLeave: () => void;
};

function countInWords(groups: SearchResults): string {
  const count = groups.flatMap(({ results }) => results).length;
  if (count === 0) return "Nothing found";
  return count === 1 ? "1 result" : `${count} results`;
}

function NothingFound({ query, onLeave }: Omit<SearchResultListProps, "groups">) {
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p className="text-md font-semibold break-words text-ink">Nothing found for “{query}”</p>
      <p>Try one short word, or the name of a test, such as AMH.</p>
      <p>
        You can also{" "}
        <Link
          to={paths.chat}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          ask the AI Health Assistant
        </Link>
        .
      </p>
    </div>
  );
}

/** What a search has found, by kind. */
export function SearchResultList({ query, groups, onLeave }: SearchResultListProps) {
  const isAsked = query !== "";
  return (
    <div className="mt-4 min-h-0 flex-1 overflow-y-auto">
      <output className="sr-only">{isAsked && countInWords(groups)}</output>
      {!isAsked && <p className="text-sm text-ink-2">For example: AMH, fasting, acne, quiz.</p>}
      {isAsked && groups.length === 0 && <NothingFound query={query} onLeave={onLeave} />}
      {groups.map(({ name, results }) => (
        <section key={name} aria-label={name} className="mb-5">
          <h3 className="mb-1 font-body text-sm leading-snug font-semibold tracking-normal text-ink-2">
            {name}
          </h3>
          <ul className="border-t border-line">
            {results.map(({ id, title, detail, to }) => (
              <li key={id} className="border-b border-line">
                <Link
                  to={to}
                  onClick={onLeave}
                  className="group block min-h-11 rounded-1 px-2 py-2 text-ink no-underline -outline-offset-3 hover:bg-primary-soft"
                >
                  <span className="block font-semibold text-primary group-hover:underline">
                    {title}
                  </span>
                  <span className="block text-sm text-ink-2">{detail}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
