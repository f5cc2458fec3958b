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
  /\/src\/(?:components\/(?:field|text-field)|app\/medical-page-data)\.tsx$|\/src\/(?:lib\/(?:personal-data|link-answer)|domain\/day-in-words)\.ts$|\/icons\/arrow-down\.mjs$|node_modules\/tslib\//;

/** Scripts that several pages share, beyond the one of every page; the first that fits a module takes it. */
const sharedScripts: Readonly<Record<string, readonly RegExp[]>> = {
  forms: [
    /node_modules\/(?:react-hook-form|@hookform)\//,
    /\/src\/components\/(?:form|email-field|password-field)\.tsx|\/icons\/(?:eye(?:-off)?|arrow-left|circle)\.mjs/,
    /\/src\/features\/auth\/(?:auth-schema|return-link|password-rule|failure-sentences|auth-address|return-path)/,
  ],
  reading: [
    /\/src\/features\/article\/(?:article-(?!link|list|store)|contents-|review-|source-|term-)/,
    /\/src\/domain\/(?:article|blanks)\.ts|\/src\/lib\/fetched-once\.ts/,
    /\/src\/app\/(?:page-metadata|routes\/not-found-page)/,
  ],
  "more-articles": [
    /\/src\/features\/article\/(?:article-link|article-list|read-next)/,
    /\/src\/content\/library(?:-topics\.ts|\.ts|\/.*\?summary)/,
  ],
  welcome: [
    /\/src\/components\/(?:motif|patch|cloth-strip|outside-frame)\.tsx/,
    /\/src\/(?:lib\/host\.ts|features\/newsletter\/)/,
    /\/icons\/check\.mjs/,
  ],
  today: [
    /\/src\/(?:lib\/use-today|domain\/calendar-day)\.ts/,
    /\/_shared\/contracts\/message-parts\.ts/,
  ],
  tabs: [
    /node_modules\/@radix-ui\/react-(?:tabs|roving-focus|collection|direction)\//,
    /\/src\/components\/ui\/tabs\.tsx/,
  ],
  dialog: [
    /node_modules\/@radix-ui\/react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)\//,
    /node_modules\/(?:aria-hidden|get-nonce|react-remove-scroll(?:-bar)?|use-callback-ref|use-sidecar)\//,
    /\/src\/components\/ui\/(?:dialog|style-singleton)\.tsx?/,
  ],
  // What the parts of Radix have in common.
  radix: [
    /node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\//,
  ],
  // The client of the backend, fetched where a session is kept or a form needs it.
  supabase: [/node_modules\/(?:@supabase|iceberg-js)\//, /\/src\/lib\/(?:supabase|env)\.ts/],
  account: [
    /node_modules\/@tanstack\//,
    /\/src\/lib\/(?:query-client|download)\.ts/,
    /\/src\/features\/profile\/(?:profile-(?:api|schema)|save-failure)\.ts/,
  ],
  urgent: [
    /\/src\/content\/emergency-numbers|\/icons\/phone\.mjs/,
    /\/src\/features\/urgent-help\/(?:call-link|quick-exit)/,
  ],
};

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
  const shared = Object.entries(sharedScripts);
  return shared.find(([, modules]) => modules.some((module) => module.test(id)))?.[0] ?? null;
}
