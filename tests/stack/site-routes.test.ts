import { expect, test } from "vitest";

import { readPrerenderedAddresses } from "@/content/build/prerendered-addresses.ts";

import { isPage, movedPages } from "../../supabase/local/site-routes.ts";

test("the server knows every page of the site, and the addresses that forward to one", () => {
  expect(readPrerenderedAddresses().filter((address) => !isPage(address))).toEqual([]);
  expect(isPage("/pcos-program")).toBe(true);
  expect(movedPages.get("/pcos-program")).toBe("/guide");
});

test("an address that no page has is not one", () => {
  expect(isPage("/lab-tests/hba1c/more")).toBe(false);
  expect(isPage("/nowhere")).toBe(false);
  expect(isPage("/lab-tests/")).toBe(false);
});
