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
};

const everyPage: PageBudget = {
  scriptBytes: 90 * KIB,
  htmlBytes: 14 * KIB,
  fontBytes: 35 * KIB,
  totalBytes: 150 * KIB,
  requests: 10,
  outsideRequests: 0,
};
/** Pages with a form; the resources open with one as long as a visitor is not known. */
const pagesWithForms: readonly string[] = [
  paths.auth,
  paths.profile,
  paths.resetPassword,
  paths.resources,
];

/** The limits of a page; the ones of an account have forms, and the chat of a signed-in woman has her messages. */
export function budgetOf(path: string, isSignedIn = false): PageBudget {
  if (path === paths.chat && isSignedIn) {
    return { ...everyPage, scriptBytes: 130 * KIB, totalBytes: 190 * KIB, requests: 20 };
  }
  if (pagesWithForms.includes(path)) {
    return { ...everyPage, scriptBytes: 110 * KIB, totalBytes: 170 * KIB, requests: 16 };
  }
  return everyPage;
}

type Ceiling = Partial<Pick<PageBudget, "scriptBytes" | "totalBytes" | "requests">>;

/** Where the site is not inside its budget yet: no visit may grow beyond what it costs today. */
function ceilingOf(path: string): Ceiling {
  if (path === paths.resources) {
    return { scriptBytes: 136 * KIB, totalBytes: 192 * KIB, requests: 24 };
  }
  if (path === paths.chat) return { scriptBytes: 154 * KIB, totalBytes: 210 * KIB, requests: 18 };
  if (pagesWithForms.includes(path)) {
    return { scriptBytes: 118 * KIB, totalBytes: 174 * KIB, requests: 20 };
  }
  return { scriptBytes: 94 * KIB, totalBytes: 152 * KIB, requests: 16 };
}

/** The limits that hold today for a first visit of somebody who is not signed in. */
export function heldBudgetOf(path: string): PageBudget {
  return { ...budgetOf(path), ...ceilingOf(path) };
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
  };
  const names: (keyof PageBudget)[] = [
    "scriptBytes",
    "htmlBytes",
    "fontBytes",
    "totalBytes",
    "requests",
    "outsideRequests",
  ];
  const broken = names
    .filter((name) => figures[name] > budget[name])
    .map((name) => `${name} ${figures[name]} > ${budget[name]}`);
  return visit.heading === null ? [...broken, "no heading in the HTML"] : broken;
}
