import { labTestPath, paths } from "@/lib/paths";
import { expect, test } from "vitest";

import { isPage, siteRoutes } from "../../supabase/local/site-routes.ts";

test("the server knows the same page addresses as the site", () => {
  expect(siteRoutes.filter((route) => !route.includes(":")).toSorted()).toEqual(
    Object.values(paths).toSorted(),
  );
  expect(isPage(labTestPath("hba1c"))).toBe(true);
});

test("an address that no page has is not one", () => {
  expect(isPage("/lab-tests/hba1c/more")).toBe(false);
  expect(isPage("/nowhere")).toBe(false);
  expect(isPage("/lab-tests/")).toBe(false);
});
