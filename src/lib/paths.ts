import { pageLinks } from "../content/page-links.ts";

/** The address and the name of every page, where addresses lead that only forward to one, and the plain name of the record. */
export const { paths, titles: pageTitles, forwards, plainRecordName } = pageLinks;

/** The page of one lab test. */
export function labTestPath(testId: string): string {
  return `${paths.labTests}/${testId}`;
}

/** The page of one article of the library. */
export function articlePath(articleId: string): string {
  return `${paths.articles}/${articleId}`;
}

/** Names the open category in the address of the resources. */
export const resourceCategoryKey = "category";

/** The resources with one category open. */
export function resourceCategoryPath(categoryId: string): string {
  return `${paths.resources}?${resourceCategoryKey}=${categoryId}`;
}
