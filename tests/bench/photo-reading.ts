/**
 * Reads the lab reports of tests/ocr/dev, and made-up ones in harder looks, with the product's own photo reading; prints
 * how much was right, how much of the wrong was doubted and how long it took beside what is wanted, for the text and for
 * the rows that the record makes of it, and fails when too little was. A number behind its name makes other pictures.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { runnerImport } from "vite";

import type * as SlipRows from "../../src/features/my-record/slip-check/slip-rows.ts";
import type * as DoubtfulLines from "../../src/features/photo-reading/doubtful-lines.ts";
import { makePictures } from "../ocr/make-pictures.ts";
import { openPhotoBrowser, type PhotoBrowser } from "../ocr/photo-browser.ts";
import { f1, type RowScore, scoreRows } from "../ocr/score-rows.ts";
import { manifestSchema, type Report, type ReportScore, scoreReport } from "../ocr/score.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const shared = join(root, "supabase/functions/_shared");

// The browser's files write @shared for what they have in common with the functions, which Node.js does not know.
const {
  module: { doubtfulLines },
} = await runnerImport<typeof DoubtfulLines>(
  join(root, "src/features/photo-reading/doubtful-lines.ts"),
  { configFile: false, resolve: { alias: { "@shared": shared } } },
);
const {
  module: { slipRows, keyNamed },
} = await runnerImport<typeof SlipRows>(
  join(root, "src/features/my-record/slip-check/slip-rows.ts"),
  { configFile: false, resolve: { alias: { "@shared": shared, "@": join(root, "src") } } },
);

type Wanted = { values: number; errorRate: number; missedWrong: number; needless: number };
type Measured = ReportScore & {
  seconds: number;
  isClear: boolean;
  missedWrong: number;
  needless: number;
  rows: RowScore;
};
type Picture = { file: string; look: string; report: Report };

/** What a look must reach; the made-up looks are measured and not held to a number. */
const wanted: Readonly<Record<string, Wanted>> = {
  clean: { values: 0.985, errorRate: 0.05, missedWrong: 0, needless: 0.08 },
  mild: { values: 0.97, errorRate: 0.06, missedWrong: 0, needless: 0.08 },
  hard: { values: 0.7, errorRate: 0.18, missedWrong: 0.05, needless: 1 },
  rot90: { values: 0.95, errorRate: 0.07, missedWrong: 0, needless: 1 },
};

/** What the rows of a look must reach; a wrong value that she is not told to check is never allowed. */
const wantedRows: Readonly<Record<string, { f1: number; units: number; needless: number }>> = {
  clean: { f1: 0.97, units: 0.97, needless: 0.15 },
  mild: { f1: 0.95, units: 0.97, needless: 1 },
  hard: { f1: 0.7, units: 0, needless: 1 },
  rot90: { f1: 0.95, units: 0.97, needless: 1 },
};

const folder = fileURLToPath(new URL("../ocr", import.meta.url));

function developmentPictures(): Picture[] {
  const file = readFileSync(join(folder, "manifest.json"), "utf8");
  const { images, reports } = manifestSchema.parse(JSON.parse(file));
  return images.map(({ file: name, report, variant }) => {
    const truth = reports[report];
    if (!truth) throw new Error(`${name} belongs to no report.`);
    return { file: join(folder, "dev", name), look: variant, report: truth };
  });
}

function truthOf({ rows: truth }: Report) {
  return truth.map((row) => ({ ...row, key: row.key ?? keyNamed(row.analyte) ?? "" }));
}

async function measureOne(browser: PhotoBrowser, { file, report }: Picture): Promise<Measured> {
  const { text, unsure, seconds, problem } = await browser.read(file);
  const score = scoreReport(text, report);
  const doubted = new Set(doubtfulLines(text, unsure).map(({ line }) => line));
  return {
    ...score,
    seconds,
    isClear: problem === null,
    // What is not shown to her as text misleads nobody.
    missedWrong:
      problem === null ? score.wrongLines.filter((line) => !doubted.has(line)).length : 0,
    needless: score.rightLines.filter((line) => doubted.has(line)).length,
    rows: scoreRows(problem === null ? slipRows({ text, unsure }) : [], truthOf(report)),
  };
}

async function measure(pictures: readonly Picture[]): Promise<Map<string, Measured[]>> {
  const measured = new Map<string, Measured[]>();
  const browser = await openPhotoBrowser();
  try {
    for (const picture of pictures) {
      // One reader reads one photo at a time.
      // oxlint-disable-next-line no-await-in-loop
      const one = await measureOne(browser, picture);
      measured.set(picture.look, [...(measured.get(picture.look) ?? []), one]);
    }
  } finally {
    await browser.close();
  }
  return measured;
}

const sum = (scores: readonly Measured[], part: (score: Measured) => number) =>
  scores.reduce((total, score) => total + part(score), 0);

const [processor] = cpus();
console.log(`${processor?.model ?? "unknown processor"}, ${cpus().length} cores`);
const seed = Number(process.argv[2] ?? 1);
console.log(`Made pictures from the seed ${seed}`);
const made = mkdtempSync(join(tmpdir(), "pcos-care-pictures-"));
const pictures = [...developmentPictures(), ...(await makePictures(made, { seed, perLook: 2 }))];
const measured = await measure(pictures);
rmSync(made, { recursive: true });
let isMissed = false;
const rows = [...measured].map(([look, scores]) => {
  const target = wanted[look];
  const results = sum(scores, (score) => score.results);
  const right = sum(scores, ({ rightValues }) => rightValues);
  const missedWrong = sum(scores, (score) => score.missedWrong) / results;
  const needless = sum(scores, (score) => score.needless) / Math.max(right, 1);
  const errorRate = sum(scores, (score) => score.errorRate) / scores.length;
  const seconds = scores.map((score) => score.seconds).toSorted((one, other) => one - other);
  if (
    target &&
    (right / results < target.values ||
      errorRate > target.errorRate ||
      missedWrong > target.missedWrong ||
      needless > target.needless ||
      scores.some(({ isClear }) => !isClear))
  )
    isMissed = true;
  return {
    look,
    rows: results,
    "right values": `${(right / results).toFixed(3)} (${target?.values ?? "-"})`,
    "wrong and not doubted": `${missedWrong.toFixed(3)} (${target?.missedWrong ?? "-"})`,
    "doubted needlessly": `${needless.toFixed(3)} (${target?.needless ?? "-"})`,
    "wrong characters": target ? `${errorRate.toFixed(3)} (${target.errorRate})` : "-",
    "seconds, middle": seconds[Math.floor(seconds.length / 2)]?.toFixed(1),
    unclear: scores.filter(({ isClear }) => !isClear).length,
  };
});
console.table(rows);
console.log("The rows that the record makes of them:");
console.table(
  [...measured].map(([look, scores]) => {
    const target = wantedRows[look];
    const found = scores.map((score) => score.rows);
    const count = (part: (score: RowScore) => number) =>
      found.reduce((total, score) => total + part(score), 0);
    const right = count((score) => score.right);
    const units = count(({ rightUnits }) => rightUnits) / right;
    const needless = count((score) => score.needless) / right;
    const silent = count(({ silentWrong }) => silentWrong.length);
    if (
      target &&
      (f1(found) < target.f1 || units < target.units || needless > target.needless || silent > 0)
    )
      isMissed = true;
    return {
      look,
      rows: count(({ truth }) => truth),
      F1: `${f1(found).toFixed(3)} (${target?.f1 ?? "-"})`,
      "right units": `${units.toFixed(3)} (${target?.units ?? "-"})`,
      "wrong and not doubted": `${silent} (${target ? 0 : "-"})`,
      "doubted needlessly": `${needless.toFixed(3)} (${target?.needless ?? "-"})`,
    };
  }),
);
console.log(isMissed ? "Too little was read rightly." : "As much was read rightly as is wanted.");
process.exitCode = isMissed ? 1 : 0;
