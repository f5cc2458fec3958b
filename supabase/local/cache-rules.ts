/** How long each kind of file is kept, by the beginning of its address; the first that fits counts. */
export const cacheRules: readonly (readonly [beginning: string, rule: string])[] = [
  // Their names tell what is in them.
  ["/assets/", "public, max-age=31536000, immutable"],
  ["/reader/", "public, max-age=31536000, immutable"],
  ["/fonts/", "public, max-age=2592000"],
  ["/icons/", "public, max-age=86400"],
];

/** What a browser asks for again each time, and gets only when it has changed. */
export const ASK_AGAIN = "no-cache";

const PICTURE = /\.(?:svg|png|avif|webp)$/;

/** How long a browser may keep the file at an address. */
export function cacheRule(path: string): string {
  const [, rule] = cacheRules.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return rule ?? (PICTURE.test(path) ? "public, max-age=86400" : ASK_AGAIN);
}
