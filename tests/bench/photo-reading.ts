/**
 * Reads the lab reports of tests/ocr/dev with the product's own photo reading, prints how much was
 * right and how long it took beside what is wanted, and fails when too little was right.
 */
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { openPhotoBrowser } from "../ocr/photo-browser.ts";
import { manifestSchema, type ReportScore, scoreReport } from "../ocr/score.ts";

type Wanted = { values: number; errorRate: number; seconds: number };
type Measured = ReportScore & { seconds: number; isClear: boolean };

const wanted: Readonly<Record<string, Wanted>> = {
  clean: { values: 0.985, errorRate: 0.05, seconds: 3 },
  mild: { values: 0.97, errorRate: 0.06, seconds: 3 },
  hard: { values: 0.7, errorRate: 0.18, seconds: 3 },
  rot90: { values: 0.95, errorRate: 0.07, seconds: 5 },
};

const folder = fileURLToPath(new URL("../ocr", import.meta.url));

async function measure(): Promise<Map<string, Measured[]>> {
  const file = readFileSync(join(folder, "manifest.json"), "utf8");
  const { images, reports } = manifestSchema.parse(JSON.parse(file));
  const measured = new Map<string, Measured[]>();
  const browser = await openPhotoBrowser();
  try {
    for (const { file: name, report, variant } of images) {
      const truth = reports[report];
      if (!truth) throw new Error(`${name} belongs to no report.`);
      // One reader reads one photo at a time.
      // oxlint-disable-next-line no-await-in-loop
      const { text, seconds, isClear } = await browser.read(join(folder, "dev", name));
      const scores = measured.get(variant) ?? [];
      scores.push({ ...scoreReport(text, truth), seconds, isClear });
      measured.set(variant, scores);
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
const measured = await measure();
let isMissed = false;
const rows = [...measured].map(([variant, scores]) => {
  const target = wanted[variant];
  const results = sum(scores, (score) => score.results);
  const values = sum(scores, ({ rightValues }) => rightValues) / results;
  const names = sum(scores, ({ named }) => named) / results;
  const errorRate = sum(scores, (score) => score.errorRate) / scores.length;
  const seconds = scores.map((score) => score.seconds).toSorted((one, other) => one - other);
  if (target && (values < target.values || errorRate > target.errorRate)) isMissed = true;
  if (scores.some(({ isClear }) => !isClear)) isMissed = true;
  return {
    variant,
    "right values": `${values.toFixed(3)} (${target?.values})`,
    "names found": names.toFixed(3),
    "wrong characters": `${errorRate.toFixed(3)} (${target?.errorRate})`,
    "seconds, middle": `${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} (${target?.seconds})`,
    unclear: scores.filter(({ isClear }) => !isClear).length,
  };
});
console.table(rows);
console.log(isMissed ? "Too little was read rightly." : "As much was read rightly as is wanted.");
process.exitCode = isMissed ? 1 : 0;
