import { expect, test } from "vitest";

import { withStyles } from "./framed-pages-plugin.ts";

test("a framed page has its style sheets in it, in their order", async () => {
  const html = `<head><link rel="icon" href="/a.svg" /><link rel="stylesheet" href="/plain-page.css" />
<link rel="stylesheet" href="/sample/sample.css" /></head>`;
  expect(await withStyles(html, async (path) => `/* ${path} costs $& */`)).toBe(
    `<head><link rel="icon" href="/a.svg" /><style>\n/* plain-page.css costs $& */</style>
<style>\n/* sample/sample.css costs $& */</style></head>`,
  );
});
