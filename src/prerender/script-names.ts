import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

/** A module and everything that it imports at once. */
function withImports(entry: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // Its first file leads to every icon there is; the used ones follow their users by themselves.
    if (found.has(id) || id.includes("/lucide-react/")) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** So small and so often needed that a script of their own would cost more than they do. */
const SMALL_AND_COMMON =
  /^\0rolldown\/runtime|\/src\/(?:components\/(?:field|text-field)|app\/medical-page-data)\.tsx$|\/src\/lib\/(?:personal-data|link-answer)\.ts$|\/icons\/arrow-down\.mjs$/;

/** Scripts that several pages share, beyond the one of every page; the first that fits a module takes it. */
const sharedScripts: readonly { name: string; modules: RegExp }[] = [
  { name: "forms", modules: /node_modules\/(?:react-hook-form|@hookform|@standard-schema)\// },
  {
    name: "forms",
    modules: /\/src\/components\/password-field|\/icons\/(?:eye(?:-off)?|arrow-left|circle)\.mjs/,
  },
  {
    name: "forms",
    modules:
      /\/src\/features\/auth\/(?:return-link|form-failure|form-rules|password-rule|failure-sentences|auth-address|return-path)/,
  },
  {
    name: "reading",
    modules:
      /\/src\/features\/article\/(?:article-(?!link|list|store)|contents-|review-|source-|term-)/,
  },
  { name: "reading", modules: /\/src\/domain\/(?:day-in-words|calendar-day|article|blanks)\.ts/ },
  { name: "reading", modules: /\/src\/lib\/(?:use-today|fetched-once)\.ts/ },
  { name: "reading", modules: /\/src\/app\/(?:page-metadata|routes\/not-found-page)/ },
  {
    name: "more-articles",
    modules: /\/src\/features\/article\/(?:article-link|article-list|read-next)/,
  },
  { name: "more-articles", modules: /\/src\/content\/library(?:-topics\.ts|\.ts|\/.*\?summary)/ },
  {
    name: "welcome",
    modules: /\/src\/components\/(?:motif|patch|cloth-strip|outside-frame|ui\/tabs)\.tsx/,
  },
  { name: "welcome", modules: /\/src\/(?:lib\/host\.ts|features\/newsletter\/)/ },
  { name: "welcome", modules: /\/icons\/check\.mjs/ },
  { name: "account", modules: /node_modules\/(?:@supabase|tslib)\// },
  {
    name: "account",
    modules: /\/src\/lib\/(?:session-store|account-calls|supabase-client|env)\.ts/,
  },
  { name: "queries", modules: /node_modules\/@tanstack\/|\/src\/lib\/query-client\.ts/ },
  {
    name: "urgent",
    modules:
      /\/src\/content\/emergency-numbers|\/features\/urgent-help\/(?:call-link|quick-exit)|\/icons\/phone\.mjs/,
  },
];

/** Names the script that every page begins with; it must not wait for the site's. */
export function startScript(start: string): Rolldown.CodeSplittingNameFunction {
  let early: ReadonlySet<string> | null = null;
  return (id, context) => {
    early ??= withImports(start, context);
    return early.has(id) ? "start" : null;
  };
}

/** Names one script for everything that every page needs, since many small ones pack worse and cost a request each. */
export function siteScript(main: string): Rolldown.CodeSplittingNameFunction {
  let site: ReadonlySet<string> | null = null;
  return (id, context) => {
    site ??= withImports(main, context);
    return site.has(id) || SMALL_AND_COMMON.test(id) ? "site" : null;
  };
}

/** Names the script of a module that some of the pages share. */
export function sharedScript(id: string): string | null {
  return sharedScripts.find(({ modules }) => modules.test(id))?.name ?? null;
}
