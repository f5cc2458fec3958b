import type { Rolldown } from "vite";

/** A name such as LabTestPage as the file that holds it, lab-test-page. */
function fileNameOf(component: string): string {
  return component.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** The scripts that a page needs before it can come alive: the site's own, the page's, and those of its text. */
export function pageCode(
  bundle: Rolldown.OutputBundle,
  { address, component }: { address: string; component: string | null },
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  // One script for everything, as the benchmark builds it, leaves nothing to fetch beside it.
  if (chunks.length === 1) return [];
  const needed = new Set<string>();

  function add(fileName: string): void {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (chunk === undefined || needed.has(fileName)) return;
    needed.add(fileName);
    for (const imported of chunk.imports) add(imported);
  }
  function addModule(path: RegExp): void {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => path.test(id)));
    if (chunk === undefined) throw new Error(`${address} has no script: nothing is ${path}.`);
    add(chunk.fileName);
  }

  addModule(/\/src\/main\.tsx$/);
  if (component !== null) addModule(new RegExp(`/src/app/routes/${fileNameOf(component)}\\.tsx$`));
  // A page of many texts, such as /lab-tests/hba1c, has its text in a script of its own.
  const [, text] = /^\/[^/]+\/([a-z0-9-]+)$/.exec(address) ?? [];
  if (text !== undefined) addModule(new RegExp(`/src/content/[^/]+/${text}\\.md$`));
  const first = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith("/src/start.ts")),
  );
  if (first === undefined || first.imports.length > 0)
    throw new Error("The first script must stand alone, and no page may wait for more than it.");
  return [...needed]
    .filter((fileName) => fileName !== first.fileName)
    .map((fileName) => `/${fileName}`);
}
