import { pages } from "@/content/pages";

import { PageMetadata } from "./page-metadata";

/** What is said about the page at a path outside of it; nothing about a path that stands for many pages. */
export function PathMetadata({ path }: { path: string }) {
  const page = Object.values(pages).find((row) => row.path === path);
  return page === undefined ? null : <PageMetadata page={page} />;
}
