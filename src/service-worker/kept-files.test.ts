import { expect, test } from "vitest";

import { keptBytes, keptFiles, keptPage, photoReaderAddresses } from "./kept-files.ts";

function built(files: Readonly<Record<string, string>>): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]),
  );
}

const addresses = (files: Readonly<Record<string, string>>) =>
  keptFiles(built(files)).map(({ url }) => url);

test("keeps scripts, styles, fonts, the tab's icon and the page without a text", () => {
  const kept = addresses({
    "icons/icon.svg": "",
    "assets/site-AbCd_-12.js": "",
    "assets/site-DHkKpEq5.css": "",
    "fonts/literata-core.woff2": "",
    "kept.html": "",
  });
  expect(kept).toHaveLength(5);
});

test("keeps no page with a text, no picture, and nothing of the photo reader", () => {
  const kept = addresses({
    "index.html": "",
    "articles/periods/index.html": "",
    "share.png": "",
    "icons/icon-512.png": "",
    "sw.js": "",
    "robots.txt": "",
    "sample/survey.html": "",
    "fonts/literata-licence.txt": "",
    "reader/0123456789ab/eng.traineddata.gz": "",
    "assets/photo-worker-CmQqpDE0.js": "",
    "assets/analytics-BUwg5jF1.js": "",
  });
  expect(kept).toEqual([]);
});

test("what reads a photo is known by its address, and nothing else is", () => {
  expect(
    photoReaderAddresses(
      built({
        "reader/0123456789ab/eng.traineddata.gz": "",
        "assets/photo-worker-CmQqpDE0.js": "",
        "assets/analytics-BUwg5jF1.js": "",
        "assets/site-BbTM5UHv.js": "",
        "index.html": "",
      }),
    ),
  ).toEqual(["/assets/photo-worker-CmQqpDE0.js", "/reader/0123456789ab/eng.traineddata.gz"]);
});

test("a name that tells its content needs no revision, any other changes its revision with its content", () => {
  const [script] = keptFiles(built({ "assets/site-BbTM5UHv.js": "one" }));
  const [before] = keptFiles(built({ "kept.html": "one" }));
  const [after] = keptFiles(built({ "kept.html": "two" }));
  expect(script?.revision).toBeNull();
  expect(before?.revision).toMatch(/^[0-9a-f]{16}$/);
  expect(after?.revision).not.toBe(before?.revision);
});

test("the same site gives the same list in whatever order its files are read", () => {
  const files = { "assets/a-AbCd_-12.js": "a", "kept.html": "b" };
  const turned = { "kept.html": "b", "assets/a-AbCd_-12.js": "a" };
  expect(keptFiles(built(turned))).toEqual(keptFiles(built(files)));
});

test("counts what travels: packed text, and only what is kept", () => {
  const text = "the same words ".repeat(1_000);
  const bytes = keptBytes(built({ "kept.html": text, "share.png": text }));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(text.length / 10);
});

test("the kept page says that it comes from the device, and holds no text of another page", () => {
  const shell = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
  expect(keptPage(shell)).toContain('<html data-kept="yes" lang="en">');
  expect(() => keptPage(shell.replace("</div>", "Welcome</div>"))).toThrow("has a text already");
});
