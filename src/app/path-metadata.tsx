import { pageAtPath } from "./page-address";
import { PageMetadata } from "./page-metadata";

/** What is said about the page at a path outside of it; nothing about a path that stands for many pages. */
export function PathMetadata({ path }: { path: string }) {
  const page = pageAtPath(path);
  return page === null ? null : <PageMetadata page={page} />;
}
