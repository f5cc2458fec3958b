import { PAGE_NAMES, type PageFacts, pageFacts, type PageName } from "@/content/page-facts";
import { paths } from "@/lib/paths";

/** What is said about a page outside of it, and the one address it has. */
export type AddressedPage = PageFacts & { path: string };

/** What is known about one of the pages. */
export function addressedPage(name: PageName): AddressedPage {
  return { ...pageFacts[name], path: paths[name] };
}

/** What is known about the page at a path; null for a path that stands for many pages, or for none. */
export function pageAtPath(path: string): AddressedPage | null {
  const name = PAGE_NAMES.find((page) => paths[page] === path);
  return name === undefined ? null : addressedPage(name);
}
