import { paths } from "../../lib/paths.ts";
import { PAGE_NAMES } from "../page-facts.ts";
import { readSiteAddresses } from "./site-addresses.ts";

/** Every address whose page is made at build time: the public ones, and the shells of a person's own. */
export function readPrerenderedAddresses(): string[] {
  const pages = PAGE_NAMES.map((name) => paths[name]);
  return [...new Set([...pages, ...readSiteAddresses().map(({ path }) => path)])];
}
