import { pages } from "../pages.ts";
import { readSiteAddresses } from "./site-addresses.ts";

/** Every address whose page is made at build time: the public ones, and the shells of a person's own. */
export function readPrerenderedAddresses(): string[] {
  const addresses = [...Object.values(pages), ...readSiteAddresses()].map(({ path }) => path);
  return [...new Set(addresses)];
}
