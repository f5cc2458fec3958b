import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { hostFileNames } from "./host-files.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gz": "application/gzip",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const COMPRESSIBLE = /^(?:text\/|font\/ttf|application\/(?:json|manifest|wasm|xml)|image\/svg)/;
const BEST_QUALITY_MAX_BYTES = 512 * 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A way to send a file's bytes. */
export type Encoding = "br" | "gzip" | "identity";

/** One file of the built site. */
export type SiteFile = {
  type: string;
  etag: string;
  text: () => string;
  /** The bytes in an encoding, packed once; the plain bytes where packing does not help. */
  encoded: (encoding: Encoding) => Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding: Encoding }>;
};

/** Reads every public file of the built site by its address; hidden files and source maps are left out. */
export function readSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, name: relative(folder, path).split(sep).join("/") }))
      .filter(({ name }) => !/(?:^|\/)\./.test(name) && !name.endsWith(".map"))
      .filter(({ name }) => !hostFileNames.has(name))
      .map(({ path, name }) => [
        `/${name}`,
        siteFile(new Uint8Array(readFileSync(path)), extname(name)),
      ]),
  );
}

function siteFile(bytes: Uint8Array<ArrayBuffer>, extension: string): SiteFile {
  const type = MEDIA_TYPES[extension] ?? "application/octet-stream";
  const packed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
    text: () => new TextDecoder().decode(bytes),
    encoded: async (encoding) => {
      if (encoding === "identity" || !COMPRESSIBLE.test(type))
        return { bytes, encoding: "identity" };
      const packing = packed.get(encoding) ?? pack(bytes, encoding);
      packed.set(encoding, packing);
      const smaller = await packing;
      return smaller.length < bytes.length
        ? { bytes: smaller, encoding }
        : { bytes, encoding: "identity" };
    },
  };
}

async function pack(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: "br" | "gzip",
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "gzip") return new Uint8Array(await deflate(bytes, { level: 9 }));
  const quality = bytes.length > BEST_QUALITY_MAX_BYTES ? 5 : constants.BROTLI_MAX_QUALITY;
  return new Uint8Array(
    await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}
