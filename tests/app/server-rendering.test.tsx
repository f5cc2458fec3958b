import { beforeEach, expect, test, vi } from "vitest";

import { readPrerenderedAddresses } from "@/content/build/prerendered-addresses.ts";
import { paths } from "@/lib/paths.ts";
import { drawPage } from "@/prerender/draw-page.tsx";

async function draw(address: string): Promise<string> {
  const { head, markup } = await drawPage(address);
  return `${head}${markup}`;
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
