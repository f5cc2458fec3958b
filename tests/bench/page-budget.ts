import { paths } from "../../src/lib/paths.ts";
import type { Visit } from "./measure-visit.ts";

const KIB = 1024;

/** What a first visit of one page may cost; sizes are those on the wire, packed with brotli. */
export type PageBudget = {
  scriptBytes: number;
  htmlBytes: number;
  fontBytes: number;
  totalBytes: number;
  requests: number;
  outsideRequests: number;
  layoutShift: number;
};

const everyPage: PageBudget = {
  scriptBytes: 105 * KIB,
  htmlBytes: 14 * KIB,
  fontBytes: 35 * KIB,
  totalBytes: 165 * KIB,
  requests: 16,
  outsideRequests: 0,
  layoutShift: 0.01,
};
/** The pages that open with a form; that of the resources stands in a dialog. */
const formPages: readonly string[] = [
  paths.auth,
  paths.profile,
  paths.resetPassword,
  paths.resources,
];

/** The pages that show what belongs to a signed-in woman. */
export const signedInPages = [paths.chat, paths.profile];

/**
 * The limits of a page: some open with a form. A signed-in user's pages need the whole client of the backend.
 */
export function budgetOf(path: string, isSignedIn = false): PageBudget {
  const page = formPages.includes(path) ? { ...everyPage, scriptBytes: 130 * KIB } : everyPage;
  if (!isSignedIn) return page;
  return { ...page, scriptBytes: 180 * KIB, totalBytes: 235 * KIB };
}

/** Every limit that a visit breaks, in words; none when it keeps the budget. */
export function brokenLimits(visit: Visit, budget: PageBudget): string[] {
  const figures: Record<keyof PageBudget, number> = {
    scriptBytes: visit.bytes.script,
    htmlBytes: visit.bytes.html,
    fontBytes: visit.bytes.font,
    totalBytes: visit.totalBytes,
    requests: visit.requests,
    outsideRequests: visit.outsideOrigins.length,
    layoutShift: visit.layoutShift,
  };
  const names: (keyof PageBudget)[] = [
    "scriptBytes",
    "htmlBytes",
    "fontBytes",
    "totalBytes",
    "requests",
    "outsideRequests",
    "layoutShift",
  ];
  const broken = names
    .filter((name) => figures[name] > budget[name])
    .map((name) => `${name} ${figures[name]} > ${budget[name]}`);
  if (visit.heading === null) broken.push("no heading in the HTML");
  return figures.layoutShift > budget.layoutShift ? [...broken, ...visit.moved] : broken;
}
