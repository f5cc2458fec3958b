import { lazy } from "react";

/** Fetches what to do and whom to call; without it a sign of danger could be found and not be shown. */
export async function fetchDangerCard() {
  return { default: (await import("./danger-card")).DangerCard };
}

/** The card of a danger that was found; it has come together with the check that found it. */
export const FetchedDangerCard = lazy(fetchDangerCard);
