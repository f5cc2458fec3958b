import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { build, type Manifest, type Plugin, type ResolvedConfig, type Rolldown } from "vite";

import type { renderPage as renderPageAtBuild } from "./render-page.tsx";
import { pageHtml, titleOf } from "./page-html.ts";
import { pageScripts } from "./page-scripts.ts";
import { withoutFaces } from "./used-styles.ts";

type RenderPage = typeof renderPageAtBuild;

/** What Vite tells about the scripts it built; for the build alone. */
const MANIFEST = ".vite/manifest.json";

const RENDERER = "src/prerender/render-page.tsx";

/** Where the page for addresses that the site does not have is rendered. */
const UNKNOWN_ADDRESS = "/404";

/** Writes the whole HTML of the pages beside the built site; the build fails with the page that cannot be rendered. */
export function prerenderedPages(readAddresses: () => readonly string[]): Plugin {
  let config: ResolvedConfig;
  let styles = "";
  let drawings = "";
  return {
    name: "pcos-care:prerendered-pages",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const sheet = styleSheetOf(bundle);
        styles = textOf(sheet);
        drawings = assetsOf(bundle, ".svg").map(textOf).join("");
        // Each page names the faces itself: named again by what comes later, they would be taken up late.
        sheet.source = withoutFaces(styles);
      },
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "dist" }) {
        const manifest: Manifest = JSON.parse(await readFile(join(dir, MANIFEST), "utf8"));
        await rm(join(dir, dirname(MANIFEST)), { recursive: true });
        const site = { folder: dir, manifest, styles, drawings };
        await withRenderer(config, async (renderPage) => {
          await writePages(site, [...readAddresses(), UNKNOWN_ADDRESS], renderPage);
        });
      },
    },
  };
}

/** Builds the renderer for Node.js, lends it, and removes it again. */
async function withRenderer(
  { root, mode, configFile, logLevel = "warn" }: ResolvedConfig,
  use: (renderPage: RenderPage) => Promise<void>,
): Promise<void> {
  // Inside node_modules, so that the renderer finds the libraries of the project.
  const folder = await mkdtemp(join(root, "node_modules/.prerender-"));
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: logLevel === "info" ? "warn" : logLevel,
      build: { ssr: RENDERER, outDir: folder, copyPublicDir: false },
    });
    const renderer: { renderPage: RenderPage } = await import(
      pathToFileURL(join(folder, "render-page.js")).href
    );
    await use(renderer.renderPage);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type BuiltSite = { folder: string; manifest: Manifest; styles: string; drawings: string };

async function writePages(
  { folder, manifest, styles, drawings }: BuiltSite,
  addresses: readonly string[],
  renderPage: RenderPage,
): Promise<void> {
  const shell = await readFile(join(folder, "index.html"), "utf8");
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const { mark, head, markup, sources } = await renderPage(address);
    const code = pageScripts(manifest, sources);
    const html = pageHtml({
      address,
      shell,
      head: mark + head,
      markup,
      styles,
      drawings,
      code,
    });
    const title = titleOf(html);
    const other = titles.get(title);
    if (other !== undefined)
      throw new Error(`${address} and ${other} have the same title: ${title}`);
    titles.set(title, address);
    const file = join(folder, fileOf(address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

function styleSheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const sheets = assetsOf(bundle, ".css");
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1)
    throw new Error(`The pages need one style sheet, and the build made ${sheets.length}.`);
  return sheet;
}

function assetsOf(bundle: Rolldown.OutputBundle, ending: string): Rolldown.OutputAsset[] {
  return Object.values(bundle).filter(
    (file): file is Rolldown.OutputAsset => file.type === "asset" && file.fileName.endsWith(ending),
  );
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}

function fileOf(address: string): string {
  if (address === UNKNOWN_ADDRESS) return "404.html";
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}
