import { paths } from "@/lib/paths";

/** The pages that may be counted: those whose visit says nothing about her health. */
const countedPaths: readonly string[] = [
  paths.home,
  paths.resources,
  paths.donate,
  paths.nutritionGuidance,
  paths.fitnessRoutine,
  paths.guide,
  paths.survey,
  paths.privacyPolicy,
  paths.termsOfService,
];

/** Identifies one visit; it is forgotten when the tab is closed or reloaded. */
export type Visit = { id: string; startedAt: number };

function withoutSlash(pathname: string): string {
  return pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
}

export function isCounted(pathname: string): boolean {
  return countedPaths.includes(withoutSlash(pathname));
}

/** Google Analytics' address for one view of a page, without the address's query or any title. */
export function pageViewAddress(
  measurementId: string,
  visit: Visit,
  origin: string,
  pathname: string,
): string {
  const view = new URLSearchParams({
    v: "2",
    tid: measurementId,
    cid: visit.id,
    sid: String(visit.startedAt),
    en: "page_view",
    dl: origin + withoutSlash(pathname),
    // No advertising: consent for analytics alone.
    gcs: "G101",
    npa: "1",
  });
  return `https://www.google-analytics.com/g/collect?${view}`;
}

/** Makes up the numbers of a visit; nothing of them is stored. */
export function newVisit(): Visit {
  const startedAt = Math.floor(Date.now() / 1000);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { id: `${number}.${startedAt}`, startedAt };
}
