import { lazy } from "react";

/** Fetches what to do and whom to call; without it a sign of danger could be found and not be shown. */
export async function fetchDangerPart() {
  return { default: (await import("./danger-part")).DangerPart };
}

/** What is shown about a danger; it has come together with the check that found it. */
export const FetchedDangerPart = lazy(fetchDangerPart);
