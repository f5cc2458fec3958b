import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { build, type Plugin, type Rolldown } from "vite";

import {
  type BuiltFiles,
  KEPT_PAGE,
  keptBytes,
  type KeptFile,
  keptFiles,
  keptPage,
  photoReaderAddresses,
} from "./kept-files.ts";

/** What the button that keeps the pages promises to stay under. */
const MOST_BYTES = 800_000;

const worker = fileURLToPath(new URL("./service-worker.ts", import.meta.url));

/** Adds the service worker and the page it falls back to, once all other files of the site are written. */
export function serviceWorker(): Plugin {
  return {
    name: "pcos-care:service-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "dist" }, bundle) {
        await writeFile(join(dir, KEPT_PAGE), keptPage(shellOf(bundle)));
        const files = await readFiles(dir);
        const bytes = keptBytes(files);
        if (bytes > MOST_BYTES)
          throw new Error(
            `A browser would keep ${bytes} bytes of the site, more than ${MOST_BYTES}.`,
          );
        await writeWorker(dir, keptFiles(files), photoReaderAddresses(files));
      },
    },
  };
}

function shellOf(bundle: Rolldown.OutputBundle): string {
  const shell = bundle["index.html"];
  if (shell?.type !== "asset") throw new Error("The build made no first page.");
  return typeof shell.source === "string" ? shell.source : new TextDecoder().decode(shell.source);
}

async function readFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [relative(folder, path).split(sep).join("/"), await readFile(path)] as const,
      ),
    ),
  );
}

async function writeWorker(
  folder: string,
  files: readonly KeptFile[],
  photoReader: readonly string[],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      KEPT_FILES: JSON.stringify(files),
      PHOTO_READER_ADDRESSES: JSON.stringify(photoReader),
      KEPT_ADDRESS: JSON.stringify(`/${KEPT_PAGE}`),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: worker, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}
