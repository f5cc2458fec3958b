/**
 * Makes photos of made-up lab reports as women really send them, and the true rows of each: a curved page, pen over the
 * numbers, a stamp, the shadow of a hand, a screen, thermal paper, two tests on a line, upside down, dark, folded, small.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { type Layout, madeReport, type MadeRow } from "./made-reports.ts";
import { type Look, photographIn } from "./photograph.ts";

const looks: readonly Look[] = [
  "curved",
  "pen",
  "hand shadow",
  "screen",
  "thermal",
  "two columns",
  "upside down",
  "dark",
  "tilted",
  "black pen",
  "stamp",
  "small",
  "creased",
  "moved",
  "faded",
];
const layouts: readonly Layout[] = [
  "table",
  "brackets",
  "result last",
  "ruled",
  "flag beside",
  "dotted",
];

/** A picture and what truly stands on it. */
export type MadePicture = {
  file: string;
  look: Look;
  layout: Layout;
  report: { rows: MadeRow[] };
};

/** Makes so many pictures of each look in a folder, the same ones from the same seed in every run. */
export async function makePictures(
  folder: string,
  { seed: first, perLook }: { seed: number; perLook: number },
): Promise<MadePicture[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches() });
  const made: MadePicture[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
    for (const look of looks) {
      for (let turn = 0; turn < perLook; turn += 1) {
        const place = looks.indexOf(look) * perLook + turn;
        const seed = first * 1000 + place;
        const other = layouts[(place + first) % layouts.length] ?? "table";
        const layout = look === "two columns" ? look : other;
        const report = madeReport(seed, layout);
        // One page makes one picture at a time.
        /* oxlint-disable no-await-in-loop */
        await page.setContent(report.html);
        const flat = await page.screenshot({ type: "png", fullPage: true });
        const picture = await page.evaluate(photographIn, {
          flat: `data:image/png;base64,${flat.toString("base64")}`,
          look,
          seed,
        });
        /* oxlint-enable no-await-in-loop */
        const file = join(folder, `${look.replace(" ", "-")}-${turn + 1}.jpg`);
        writeFileSync(file, Buffer.from(picture, "base64"));
        made.push({ file, look, layout, report: { rows: [...report.rows] } });
      }
    }
  } finally {
    await browser.close();
  }
  return made;
}
