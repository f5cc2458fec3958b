import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";

/** The page without a text, in which a browser without a network draws any page of the site. */
export const KEPT_PAGE = "kept.html";

/** A file that the service worker keeps; the revision of a name that tells its content is null. */
export type KeptFile = { url: string; revision: string | null };

/** The files of the built site by their names. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>;

const KEPT = /^(?:assets\/.+|fonts\/.+\.woff2|icons\/icon\.svg|kept\.html)$/;
/** Counting visits needs the network. */
const NEEDS_NETWORK = /^assets\/analytics-/;
/** Reading a photo needs files that are too large to keep unasked. */
const READS_PHOTOS = /^(?:reader\/|assets\/(?:photo|camera|blob-picture)-)/;
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
const PACKED_ALREADY = /\.woff2$/;

/** Picks what every page needs to open without a network, in a steady order. */
export function keptFiles(files: BuiltFiles): KeptFile[] {
  return [...files.keys()]
    .filter(isKept)
    .toSorted()
    .map((name) => ({
      url: `/${name}`,
      revision: HASHED.test(name) ? null : revisionOf(files.get(name)),
    }));
}

/** The addresses of what reads a photo; a browser keeps each from its first use on. */
export function photoReaderAddresses(files: BuiltFiles): string[] {
  return [...files.keys()]
    .filter((name) => READS_PHOTOS.test(name))
    .toSorted()
    .map((name) => `/${name}`);
}

/** How many bytes a browser downloads to keep the site. */
export function keptBytes(files: BuiltFiles): number {
  return [...files]
    .filter(([name]) => isKept(name))
    .map(([name, bytes]) => (PACKED_ALREADY.test(name) ? bytes : brotliCompressSync(bytes)).length)
    .reduce((sum, length) => sum + length, 0);
}

/** Marks the site's first page, still without a text, as the one that comes from the device. */
export function keptPage(shell: string): string {
  if (!shell.includes('<div id="root"></div>'))
    throw new Error("The kept page has a text already.");
  return shell
    .replace("<html", '<html data-kept="yes"')
    .replace("</head>", '  <meta name="robots" content="noindex" />\n  </head>');
}

function isKept(name: string): boolean {
  return KEPT.test(name) && !NEEDS_NETWORK.test(name) && !READS_PHOTOS.test(name);
}

function revisionOf(bytes: Uint8Array = new Uint8Array()): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
