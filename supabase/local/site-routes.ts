import { articlePath, forwards, labTestPath, paths } from "../../src/lib/paths.ts";

/** Addresses that lead on to another page. */
export const movedPages: ReadonlyMap<string, string> = new Map(Object.entries(forwards));

const onePage: ReadonlySet<string> = new Set([...Object.values(paths), ...movedPages.keys()]);
const manyPages = [labTestPath, articlePath].map(
  (pathOf) => new RegExp(`^${pathOf("[a-z0-9-]+")}$`),
);

/** Whether the site has a page at this address. */
export function isPage(path: string): boolean {
  return onePage.has(path) || manyPages.some((pattern) => pattern.test(path));
}

/** Patterns that fit every page, for hosts: `:page` stands for one part of an address, `*` for any rest. */
export const pagePatterns: readonly string[] = [
  "/",
  "/:page",
  ...[labTestPath, articlePath].map((pathOf) => pathOf("*")),
];
