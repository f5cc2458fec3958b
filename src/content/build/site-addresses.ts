import { articlePath, labTestPath, paths } from "../../lib/paths.ts";
import { pages } from "../pages.ts";
import { urgentHelp } from "../urgent-help.ts";
import { readArticles, readLibrary } from "./articles.ts";
import { readLabTests } from "./lab-tests.ts";

/** A public page and the day on which its text was last changed or checked, where its content names one. */
export type SiteAddress = { path: string; changedOn: string | null };

/** Every page that anyone may read and search engines may list. */
export function readSiteAddresses(): SiteAddress[] {
  const days = new Map(
    readArticles().map((text) => [
      `/${text.id}`,
      text.kind === "policy" ? text.changedOn : text.reviewedOn,
    ]),
  );
  days.set(paths.urgentHelp, urgentHelp.reviewedOn);
  const single = Object.values(pages)
    .filter(({ kind }) => kind === "public")
    .map(({ path }) => ({ path, changedOn: days.get(path) ?? null }));
  const labTests = readLabTests().map(({ id, reviewedOn }) => ({
    path: labTestPath(id),
    changedOn: reviewedOn,
  }));
  const library = readLibrary().map(({ id, reviewedOn }) => ({
    path: articlePath(id),
    changedOn: reviewedOn,
  }));
  return [...single, ...labTests, ...library];
}
