import { Link } from "react-router-dom";

import { Folded } from "@/components/folded";
import { useIsHydrated } from "@/components/use-is-hydrated";

export type ContentsEntry = { id: string; heading: string };

type ContentsProps = { entries: readonly ContentsEntry[] };

function Entries({ entries }: ContentsProps) {
  return (
    <ul>
      {entries.map(({ id, heading }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-11 items-center border-s-[3px] border-line py-1.5 ps-3 text-sm text-ink-2 no-underline hover:border-primary hover:text-ink"
          >
            {heading}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the parts of a page, in view beside the text where there is room; its column is kept before it comes. */
export function ContentsList({ entries }: ContentsProps) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <nav
      aria-label="On this page"
      className="hidden nav:sticky nav:top-[calc(var(--header-height)+24px)] nav:col-start-1 nav:row-start-1 nav:block nav:max-h-[calc(100dvh-var(--header-height)-48px)] nav:self-start nav:overflow-y-auto print:hidden"
    >
      <p className="mb-2 text-sm font-semibold">On this page</p>
      <Entries entries={entries} />
    </nav>
  );
}

/** The same links folded into one row of the text, where there is no room beside it. */
export function FoldedContents({ entries }: ContentsProps) {
  return (
    <nav
      aria-label="On this page"
      className="border-t border-line nav:hidden noscript:block! print:hidden"
    >
      <Folded title="On this page">
        <Entries entries={entries} />
      </Folded>
    </nav>
  );
}
