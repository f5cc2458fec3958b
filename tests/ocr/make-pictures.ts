/**
 * Makes photos of made-up lab reports as women really send them, and the true rows of each: a curved page, pen over the
 * numbers, the shadow of a hand, a screen, thermal paper, two tests on a line, upside down, dark.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { browserSwitches, findBrowser } from "../setup/find-browser.ts";
import { type Look, photographIn } from "./photograph.ts";

type Row = { analyte: string; value: string; unit: string; ref: string; flag: string };
type Report = { head: string; rows: readonly Row[]; isInColumns: boolean };

const tests: readonly (readonly [string, string, number, number, number])[] = [
  ["Luteinizing Hormone (LH)", "mIU/mL", 2.4, 12.6, 1],
  ["FSH", "mIU/mL", 3.5, 12.5, 1],
  ["Total Testosterone", "ng/dL", 8, 60, 0],
  ["Free Testosterone", "pg/mL", 0, 4.2, 1],
  ["SHBG", "nmol/L", 24.6, 122, 1],
  ["DHEA-S", "ug/dL", 84.8, 378, 0],
  ["AMH", "ng/mL", 1.18, 9.16, 2],
  ["Prolactin", "ng/mL", 4.8, 23.3, 1],
  ["TSH", "uIU/mL", 0.27, 4.2, 2],
  ["Fasting Glucose", "mg/dL", 70, 99, 0],
  ["Fasting Insulin", "uIU/mL", 2.6, 24.9, 1],
  ["HbA1c", "%", 4, 5.6, 1],
  ["Total Cholesterol", "mg/dL", 100, 199, 0],
  ["Triglycerides", "mg/dL", 35, 149, 0],
  ["Vitamin D", "ng/mL", 30, 100, 1],
  ["Creatinine", "mg/dL", 0.5, 1.1, 2],
];
const heads = ["Lekki Crescent Laboratory", "Riverside Women's Clinic", "Zaria Road Diagnostics"];
const fonts = ["Liberation Sans", "Liberation Serif", "DejaVu Sans Mono"];

/** The same numbers in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function reportOf(seed: number, isInColumns: boolean): Report {
  const next = numbersFrom(seed);
  const rows = tests.map(([analyte, unit, low, high, decimals]): Row => {
    const value = low + (high - low) * (next() * 1.5 - 0.15);
    const shown = Math.max(value, 10 ** -decimals).toFixed(decimals);
    const flag = Number(shown) > high ? "H" : Number(shown) < low ? "L" : "";
    return {
      analyte,
      value: shown,
      unit,
      ref: `${low.toFixed(decimals)} - ${high.toFixed(decimals)}`,
      flag,
    };
  });
  return { head: heads[seed % heads.length] ?? "", rows, isInColumns };
}

function htmlOf({ head, rows, isInColumns }: Report, seed: number): string {
  const cells = ({ analyte, value, unit, ref, flag }: Row) =>
    `<td>${analyte}</td><td>${value}</td><td>${unit}</td><td>${ref}</td>${isInColumns ? "" : `<td>${flag}</td>`}`;
  const lines = isInColumns
    ? rows.flatMap((row, index) => {
        const second = rows[index + 1];
        return index % 2 === 0 && second
          ? [`<tr>${cells(row)}<td>&nbsp;</td>${cells(second)}</tr>`]
          : [];
      })
    : rows.map((row) => `<tr>${cells(row)}</tr>`);
  const size = isInColumns ? 17 : 23;
  return `<body style="margin:0;background:#fff;color:#111;width:1100px;font:${size}px '${fonts[seed % fonts.length]}'">
    <div style="padding:60px 50px"><h1 style="font-size:34px;margin:0 0 8px">${head}</h1>
    <p style="margin:0 0 26px">Patient: Example Person &nbsp; Lab No: ${4000 + seed} &nbsp; Sex: F</p>
    <table style="border-collapse:collapse;width:100%;line-height:1.75"><tbody>${lines.join("")}</tbody></table>
    <p style="margin-top:30px">H = above the range, L = below the range.</p></div></body>`;
}

const looks: readonly Look[] = [
  "curved",
  "pen",
  "hand shadow",
  "screen",
  "thermal",
  "two columns",
  "upside down",
  "dark",
];
const PER_LOOK = 3;

/** A picture and what truly stands on it. */
export type MadePicture = { file: string; look: Look; report: { rows: Row[] } };

/** Makes the pictures in a folder, the same ones in every run. */
export async function makePictures(folder: string): Promise<MadePicture[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches() });
  const made: MadePicture[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
    for (const look of looks) {
      for (let turn = 0; turn < PER_LOOK; turn += 1) {
        const seed = looks.indexOf(look) * 10 + turn + 1;
        const report = reportOf(seed, look === "two columns");
        // One page makes one picture at a time.
        /* oxlint-disable no-await-in-loop */
        await page.setContent(htmlOf(report, seed));
        const flat = await page.screenshot({ type: "png", fullPage: true });
        const picture = await page.evaluate(photographIn, {
          flat: `data:image/png;base64,${flat.toString("base64")}`,
          look,
          seed,
        });
        /* oxlint-enable no-await-in-loop */
        const file = join(folder, `${look.replace(" ", "-")}-${turn + 1}.jpg`);
        writeFileSync(file, Buffer.from(picture, "base64"));
        made.push({ file, look, report: { rows: [...report.rows] } });
      }
    }
  } finally {
    await browser.close();
  }
  return made;
}
