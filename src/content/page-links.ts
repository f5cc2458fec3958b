import type { LinkList, Page } from "./page.ts";
import { pages, type PageName } from "./pages.ts";

/** A link to a page of the site, called as the page is. */
export type PageLink = { to: string; label: string };

function column<Value>(valueOf: (page: Page) => Value): Readonly<Record<PageName, Value>>;
function column(valueOf: (page: Page) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, valueOf(page)]));
}

function linksOf(list: LinkList): readonly PageLink[] {
  return Object.values(pages)
    .filter(({ links }) => links.includes(list))
    .map(({ path, linkedAs, title }) => ({ to: linkedAs ?? path, label: title }));
}

function forwardedPaths(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(pages).flatMap(({ linkedAs, path }) =>
      linkedAs === undefined ? [] : [[linkedAs, path]],
    ),
  );
}

/**
 * What every page of the site needs of the rows. The build puts in the values alone, so that no page carries the
 * descriptions and search words of all others.
 */
export const pageLinks = {
  paths: column(({ path }) => path),
  titles: column(({ title }) => title),
  lists: {
    top: linksOf("top"),
    features: linksOf("features"),
    resources: linksOf("resources"),
    legal: linksOf("legal"),
  } satisfies Record<LinkList, readonly PageLink[]>,
  /** Where an address leads that only forwards. */
  forwards: forwardedPaths(),
  /** What her record is called where its name must not tell what is kept. */
  plainRecordName: "Notes",
} as const;
