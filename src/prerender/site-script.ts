import type { Rolldown } from "vite";

/** Icons come from one module that names them all, so what a module imports says nothing of those it shows. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Names one script for a module and everything that it imports at once, since many small ones pack worse and cost a request
 * each; `also` are small modules that unlike scripts need.
 */
export function oneScriptFor(
  name: string,
  entry: string,
  also: RegExp,
): Rolldown.CodeSplittingNameFunction {
  let modules: ReadonlySet<string> | null = null;
  return (id, context) => {
    modules ??= withImports(entry, context);
    return modules.has(id) || also.test(id) ? name : null;
  };
}

function withImports(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  // A set hands out what is added to it while it is walked through.
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!ICON.test(imported)) found.add(imported);
    }
  }
  return found;
}
