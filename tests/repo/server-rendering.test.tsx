import { beforeEach, expect, test, vi } from "vitest";

import { article } from "@/content/articles/nutrition-guidance.md";
import { readPrerenderedAddresses } from "@/content/build/prerendered-addresses.ts";
import { pages } from "@/content/pages.ts";
import { articlePath, labTestPath, paths } from "@/lib/paths.ts";
import { settings } from "@/lib/site-settings.ts";
import { renderPage } from "@/prerender/render-page.tsx";

async function draw(address: string): Promise<string> {
  const { head, markup } = await renderPage(address);
  return `${head}${markup}`;
}

/** What the page at an address tells search engines about itself, as data. */
async function structuredData(address: string): Promise<unknown[]> {
  const scripts = (await draw(address)).matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/g,
  );
  return [...scripts].map(([, text = ""]) => JSON.parse(text));
}

const complaints = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, "error").mockImplementation(complaints);
});

test("here is no browser", () => {
  expect(typeof window).toBe("undefined");
  expect(typeof document).toBe("undefined");
  expect(typeof localStorage).toBe("undefined");
});

test.for(readPrerenderedAddresses())("%s is drawn whole without a browser", async (address) => {
  const html = await draw(address);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<meta (?:data-first-page )?name="description"/g)).toHaveLength(1);
  expect(html.replaceAll('<script type="application/ld+json">', "")).not.toContain("<script");
  expect(html).not.toContain("Loading the page...");
  expect(complaints).not.toHaveBeenCalled();
});

test("two drawings of a page are the same, whenever and wherever they are made", async () => {
  vi.useFakeTimers({ now: new Date("2027-01-01T00:30:00Z"), toFake: ["Date"] });
  const newYear = await draw(paths.privacyPolicy);
  vi.setSystemTime(new Date("2031-07-15T12:00:00Z"));
  expect(await draw(paths.privacyPolicy)).toBe(newYear);
  vi.useRealTimers();
});

test("a page with our own words about health says what it is and when it was checked", async () => {
  expect(await structuredData(paths.nutritionGuidance)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "MedicalWebPage",
      name: article.title,
      description: pages.nutritionGuidance.description,
      inLanguage: "en",
      ...(settings.siteUrl !== null && { url: `${settings.siteUrl}/nutrition-guidance` }),
      lastReviewed: article.reviewedOn,
    },
  ]);
});

test.for([
  [labTestPath("hba1c"), "HbA1c"],
  [articlePath("skin-and-hair"), "Skin and hair"],
] as const)("%s tells search engines that it is about %s", async ([address, name]) => {
  expect(await structuredData(address)).toEqual([
    expect.objectContaining({
      "@type": "MedicalWebPage",
      name,
      lastReviewed: expect.stringMatching(/^2\d{3}-\d{2}-\d{2}$/),
    }),
  ]);
});

test("pages without our own words about health claim to be no medical page", async () => {
  expect(await structuredData(paths.donate)).toEqual([]);
});

test("a page's module exports components only, so that an edited text is shown in place in development", () => {
  const modules = import.meta.glob<object>("../../src/app/routes/*.tsx", { eager: true });
  const names = Object.values(modules).flatMap((module) => Object.keys(module));
  expect(names).toContain("ArticlePage");
  expect(names.filter((name) => !/^[A-Z]\w+Page$/.test(name))).toEqual([]);
});
