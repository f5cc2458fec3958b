/**
 * Reads every picture of a folder with the product's own photo reading, and prints what it read as
 * JSON by the pictures' names. What is too unclear to show in the product is printed here too.
 */
import { readdirSync } from "node:fs";
import { extname, join, parse } from "node:path";

import { openPhotoBrowser } from "./photo-browser.ts";

const PICTURE = /^\.(?:jpe?g|png)$/i;

async function main(folder: string): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => PICTURE.test(extname(name)))
    .toSorted();
  const browser = await openPhotoBrowser();
  const texts: Record<string, string> = {};
  try {
    for (const name of names) {
      const id = parse(name).name;
      try {
        // One reader reads one photo at a time.
        // oxlint-disable-next-line no-await-in-loop
        const { text, problem, seconds } = await browser.read(join(folder, name));
        texts[id] = text;
        console.error(`${name}: ${seconds.toFixed(1)} s${problem === null ? "" : `, ${problem}`}`);
      } catch (error) {
        texts[id] = "";
        console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`${JSON.stringify(texts, null, 2)}\n`);
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error("Name the folder with the pictures: npm run ocr -- <folder>");
  process.exitCode = 1;
} else {
  await main(folder);
}
