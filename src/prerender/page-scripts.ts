import type { Manifest } from "vite";

const ENTRY = "index.html";
/** The first script fetches it for itself, in a browser that is too old to do without. */
const FOR_OLD_BROWSERS = "src/lib/newer-apis.ts";

/** The scripts that a page needs before it is hydrated: the site's own, and those of its source files, each with what it imports. */
export function pageScripts(manifest: Manifest, sources: readonly string[]): string[] {
  const entry = manifest[ENTRY];
  if (entry === undefined || entry.imports !== undefined)
    throw new Error("The first script must stand alone, and no page may wait for more than it.");
  const late = entry.dynamicImports?.filter((source) => source !== ENTRY) ?? [];
  // One script for everything, as the benchmark builds it, leaves nothing to fetch beside it.
  if (late.length === 0) return [];
  const needed = new Set<string>();

  function add(source: string): void {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no script of ${source}.`);
    if (source === ENTRY || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  }

  for (const source of [...late, ...sources]) {
    if (source !== FOR_OLD_BROWSERS) add(source);
  }
  return [...needed].map((file) => `/${file}`);
}
