/**
 * Builds the site with and without prerendering and loading late, and rates some pages of each build, so
 * that the worth of each technique is seen; then the same pages without any script, and the control page,
 * which say what their HTML alone can reach. Fails only when a build or a rating does.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { labTestPath, paths } from "../../src/lib/paths.ts";
import { buildControlPage } from "./control-page/build-control-page.ts";
import { describeMachine } from "./machine.ts";
import { startProductionServer } from "./production-server.ts";
import { type LighthouseBrowser, openLighthouseBrowser, ratePage } from "./run-lighthouse.ts";

type Variant = { title: string; without: readonly string[] };

const PAGES = [paths.home, paths.labTests, labTestPath("hba1c")];
const variants: readonly Variant[] = [
  { title: "as built", without: [] },
  { title: "prerendering off", without: ["prerendering"] },
  { title: "everything eager", without: ["late-loading"] },
  { title: "both", without: ["prerendering", "late-loading"] },
  { title: "scripts off", without: ["scripts"] },
];

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });

function build(folder: string, { without }: Variant): void {
  execFileSync(
    "vite",
    [
      "build",
      "--logLevel=error",
      `--config=${join(import.meta.dirname, "site-variant.config.ts")}`,
      `--outDir=${folder}`,
    ],
    { stdio: "inherit", env: { ...process.env, PCOS_CARE_WITHOUT: without.join(",") } },
  );
}

async function rate(
  chromium: LighthouseBrowser,
  siteFolder: string,
  title: string,
  pages: readonly string[],
) {
  const server = await startProductionServer({ siteFolder });
  try {
    for (const path of pages) {
      const rating = await ratePage(chromium, `${server.url}${path}`, Number(values.runs));
      const html = await chromium.htmlOf(`${server.url}${path}`);
      const figures = [rating.performance, rating.fcp, rating.lcp, rating.tbt].map((figure) =>
        figure.toFixed(0).padStart(6),
      );
      const kib = (rating.scriptBytes / 1024).toFixed(1).padStart(7);
      const heading = /<h1[\s>]/.test(html) ? "yes" : "no ";
      console.log(`${figures.join(" ")} ${kib}   ${heading}      ${title}: ${path}`);
    }
  } finally {
    await server.remove();
  }
}

const folder = await mkdtemp(join(tmpdir(), "pcos-care-variants-"));
const chromium = await openLighthouseBrowser();
try {
  console.log(
    `Lighthouse, mobile, medians of ${values.runs}, in Chromium ${chromium.browser.version()}, on ${describeMachine()}`,
  );
  console.log("\n  perf    FCP    LCP    TBT  JS KiB heading in HTML");
  for (const [index, variant] of variants.entries()) {
    const siteFolder = join(folder, String(index));
    build(siteFolder, variant);
    await rate(chromium, siteFolder, variant.title, PAGES);
  }
  const controlFolder = join(folder, "control");
  await buildControlPage(controlFolder);
  await rate(chromium, controlFolder, "the control page", [paths.home]);
} finally {
  await chromium.browser.close();
  await rm(folder, { recursive: true, force: true });
}
