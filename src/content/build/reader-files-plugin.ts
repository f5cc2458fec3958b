import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const VIRTUAL_NAME = "virtual:reader-files";
const RESOLVED_NAME = `\0${VIRTUAL_NAME}`;
const CORES = ["lstm", "simd-lstm", "relaxedsimd-lstm"] as const;
const BEST_CORE = "relaxedsimd-lstm";
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
  ".gz": "application/octet-stream",
};

type ReaderFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Puts the files of the text reader beside the site, in a folder named after what is in them. */
export function readerFiles(): Plugin {
  const files = readFiles();
  const folder = `reader/${versionOf(files)}`;
  return {
    name: "pcos-care:reader-files",
    resolveId: (name) => (name === VIRTUAL_NAME ? RESOLVED_NAME : undefined),
    load: (name) => (name === RESOLVED_NAME ? moduleText(folder, files) : undefined),
    generateBundle() {
      for (const { name, bytes } of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: bytes });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${name}`);
        if (!file) {
          next();
          return;
        }
        response.setHeader("content-type", MEDIA_TYPES[extname(file.name)] ?? "text/plain");
        response.end(file.bytes);
      });
    },
  };
}

function read(name: string, path: string): ReaderFile {
  return { name, bytes: new Uint8Array(readFileSync(path)) };
}

function readFiles(): ReaderFile[] {
  const { resolve } = createRequire(import.meta.url);
  const reader = dirname(resolve("tesseract.js/package.json"));
  const core = dirname(resolve("tesseract.js-core/package.json"));
  const english = dirname(resolve("@tesseract.js-data/eng/package.json"));
  return [
    read("worker.min.js", join(reader, "dist/worker.min.js")),
    ...CORES.flatMap((kind) =>
      ["js", "wasm"].map((ending) => {
        const name = `tesseract-core-${kind}.${ending}`;
        return read(name, join(core, name));
      }),
    ),
    read("eng.traineddata.gz", join(english, "4.0.0_best_int/eng.traineddata.gz")),
  ];
}

function versionOf(files: readonly ReaderFile[]): string {
  const hash = createHash("sha256");
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  return hash.digest("hex").slice(0, 12);
}

function moduleText(folder: string, files: readonly ReaderFile[]): string {
  const sizes = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.length]));
  const first = files.filter(
    ({ name }) =>
      !name.startsWith("tesseract-core-") || name.startsWith(`tesseract-core-${BEST_CORE}.`),
  );
  const packed = first.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0);
  return [
    `export const READER_FOLDER = ${JSON.stringify(`/${folder}/`)};`,
    `export const READER_FILE_BYTES = ${JSON.stringify(sizes)};`,
    `export const READER_PACKED_MB = ${(Math.ceil(packed / 100_000) / 10).toString()};`,
  ].join("\n");
}
