/** Whom a page is for: anyone, or one person and her account, which search engines leave out. */
export type PageKind = "public" | "account";

/** A list of links on every page: the top bar with its menu, and three lists at the foot. */
export type LinkList = "top" | "features" | "resources" | "legal";

export type Page = {
  path: string;
  /** The address that links lead to, where it only forwards to the page. */
  linkedAs?: string;
  /** Its name: in the browser's tab, in links and in the search. */
  title: string;
  /** A sentence or two for search engines and link previews. */
  description: string;
  kind: PageKind;
  /** What the site's own search shows and knows; null for a page that nobody looks for. */
  search: PageSearch | null;
  /** The lists of links that it stands in, in the order of the rows. */
  links: readonly LinkList[];
};

/** What is said about any page outside of it, also about one of many such as a lab test. */
export type PageFacts = Pick<Page, "path" | "title" | "description" | "kind">;

export type PageSearch = {
  /** One line about the page. */
  about: string;
  /** Other words people use for what they want there. */
  keywords: readonly string[];
  /** The kind of results it stands among, when it is not simply a page. */
  group?: "Articles";
};
