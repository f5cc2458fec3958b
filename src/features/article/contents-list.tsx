import { Link } from "react-router-dom";

export type ContentsEntry = { id: string; heading: string };

/** Links to the parts of a page; it stays in view beside the text where there is room. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav
      aria-label="On this page"
      className="mb-10 max-w-measure lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--header-height)-48px)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <ul className="border-t border-line sm:max-lg:columns-2 sm:max-lg:gap-x-8">
        {entries.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center py-2 text-sm text-primary no-underline hover:underline"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
