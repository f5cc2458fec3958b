import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { pages } from "@/content/pages.ts";
import { labTestText } from "@/features/lab-guide/lab-test-store.ts";
import { labTestPath, paths } from "@/lib/paths.ts";

import { localSettings, openSite, ownersSettings } from "../fakes/owner.tsx";

const ownAddress = ownersSettings({ VITE_SITE_URL: "https://pcos-care.example" });

function metaOf(key: string): (string | null)[] {
  return [...document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`)].map(
    (meta) => meta.getAttribute("content"),
  );
}

function canonicalAddresses(): (string | null)[] {
  return [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
    link.getAttribute("href"),
  );
}

test("descriptions differ and fit into what a search engine shows", () => {
  const descriptions = Object.values(pages).map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
});

test.for(Object.values(pages).filter(({ path }) => path !== paths.profile))(
  "the page at $path says once what it is, where it is and whether it may be listed",
  async ({ path, title, description, kind }) => {
    await openSite(path, ownAddress);

    const isHome = path === paths.home;
    const shownTitle = isHome ? "PCOS Care" : `${title} | PCOS Care`;
    expect(document.title.toLowerCase()).toBe(shownTitle.toLowerCase());
    await waitFor(() => expect(metaOf("description")).toEqual([description]));
    expect(metaOf("og:title")).toEqual([isHome ? "PCOS Care" : title]);
    expect(metaOf("og:description")).toEqual([description]);
    expect(canonicalAddresses()).toEqual([`https://pcos-care.example${path}`]);
    expect(metaOf("og:url")).toEqual(canonicalAddresses());
    expect(metaOf("robots")).toEqual(kind === "account" ? ["noindex"] : []);
  },
);

test("a lab test has a description and an address of its own", async () => {
  await labTestText("hba1c")?.get();
  await openSite(labTestPath("hba1c"), ownAddress);

  expect(metaOf("description")).toEqual([
    "Your average blood sugar over about three months. How to prepare, the units you may see, and what to ask.",
  ]);
  expect(canonicalAddresses()).toEqual(["https://pcos-care.example/lab-tests/hba1c"]);
  expect(metaOf("robots")).toEqual([]);
});

test("without an address of its own the site names none", async () => {
  await openSite(paths.guide, localSettings);
  expect(canonicalAddresses()).toEqual([]);
  expect(metaOf("og:url")).toEqual([]);
  expect(metaOf("og:image")).toEqual([]);
  expect(metaOf("description")).toHaveLength(1);
});

test.for(["/nowhere", labTestPath("unknown-test")])(
  "an address that leads nowhere, %s, is not to be listed",
  async (address) => {
    await openSite(address, ownAddress);
    expect(document.title).toBe("Page not found | PCOS Care");
    expect(metaOf("robots")).toEqual(["noindex"]);
    expect(canonicalAddresses()).toEqual([]);
  },
);
