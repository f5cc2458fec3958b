import type { Rolldown } from "vite";

/** Names one script for a module and everything that it imports at once, since many small ones pack worse and cost a request each. */
export function oneScriptFor(name: string, entry: string): Rolldown.CodeSplittingNameFunction {
  let modules: ReadonlySet<string> | null = null;
  return (id, context) => {
    modules ??= withImports(entry, context);
    return modules.has(id) ? name : null;
  };
}

function withImports(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  // A set hands out what is added to it while it is walked through.
  for (const id of found) {
    if (process.env["NOLUCIDE"] && id.includes("/lucide-react/")) continue;
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
