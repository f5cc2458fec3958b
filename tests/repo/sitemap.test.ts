import { expect, test } from "vitest";

import { readArticles, readLibrary } from "@/content/build/articles.ts";
import { readSiteAddresses } from "@/content/build/site-addresses.ts";
import { readSiteUrl, robotsOf, sitemapOf } from "@/content/build/crawler-files.ts";

const addresses = readSiteAddresses();
const listed = addresses.map(({ path }) => path);

test("search engines are shown every public page, every lab test and every article, and no page of an account", () => {
  expect(listed).toContain("/");
  expect(listed.filter((path) => path.startsWith("/lab-tests/"))).toHaveLength(22);
  expect(listed).toContain("/articles");
  expect(listed.filter((path) => path.startsWith("/articles/"))).toHaveLength(readLibrary().length);
  for (const path of ["/profile", "/reset-password", "/pcos-program"])
    expect(listed).not.toContain(path);
  expect(new Set(listed).size).toBe(listed.length);
});

test("an article's day in the sitemap is the day in its own file", () => {
  for (const text of readArticles()) {
    const day = text.kind === "policy" ? text.changedOn : text.reviewedOn;
    expect(addresses).toContainEqual({ path: `/${text.id}`, changedOn: day });
  }
  for (const { id, reviewedOn } of readLibrary())
    expect(addresses).toContainEqual({ path: `/articles/${id}`, changedOn: reviewedOn });
});

test("the sitemap holds full addresses and a day only where there is one", () => {
  const entries = sitemapOf("https://pcos-care.example", [
    { path: "/", changedOn: null },
    { path: "/lab-tests/amh", changedOn: "2026-11-20" },
  ]);
  expect(entries).toContain("<url><loc>https://pcos-care.example/</loc></url>");
  expect(entries).toContain(
    "<url><loc>https://pcos-care.example/lab-tests/amh</loc><lastmod>2026-11-20</lastmod></url>",
  );
});

test("robots.txt names the sitemap only when there is one", () => {
  expect(robotsOf(null)).toBe("User-agent: *\nAllow: /\n");
  expect(robotsOf("https://pcos-care.example")).toContain(
    "Sitemap: https://pcos-care.example/sitemap.xml",
  );
});

test("the site's address is a host without a path, or not set", () => {
  expect(readSiteUrl(undefined)).toBeNull();
  expect(readSiteUrl(" ")).toBeNull();
  expect(readSiteUrl("https://pcos-care.example/")).toBe("https://pcos-care.example");
  expect(() => readSiteUrl("pcos-care.example")).toThrow("VITE_SITE_URL");
  expect(() => readSiteUrl("https://example.com/pcos")).toThrow("VITE_SITE_URL");
});
