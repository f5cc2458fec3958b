import type { checkForDanger } from "@shared/safety/check-for-danger";

import { fetchDangerCard } from "./fetched-danger-card";

export type DangerCheck = typeof checkForDanger;

let known: DangerCheck | null = null;

/** The check for danger when it is here already; null before. */
export function knownDangerCheck(): DangerCheck | null {
  return known;
}

/**
 * Fetches the check for danger, which is larger than the chat itself, and the card for what it finds; when one of them
 * did not come, the next call tries again.
 */
export async function fetchDangerCheck(): Promise<DangerCheck> {
  if (known === null) {
    const [{ checkForDanger }] = await Promise.all([
      import("@shared/safety/check-for-danger"),
      fetchDangerCard(),
    ]);
    known = checkForDanger;
  }
  return known;
}
