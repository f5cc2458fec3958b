import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openPhotoBrowser } from "../ocr/photo-browser.ts";

test("reads a lab report photographed sideways, and says so when a file is no picture", async () => {
  const browser = await openPhotoBrowser();
  onTestFinished(browser.close);
  const folder = await mkdtemp(join(tmpdir(), "pcos-care-no-picture-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const noPicture = join(folder, "no-picture.jpg");
  await writeFile(noPicture, "no picture");

  await expect(browser.read(noPicture)).rejects.toThrow(/image/);
  const { text, problem } = await browser.read(join("tests/ocr/dev", "r02_rot90.jpg"));
  expect(problem).toBeNull();
  expect(text).toMatch(/^Sex Hormone Binding Globulin nmol\/L .* 53\.7$/m);
});
