import type { checkForDanger } from "@shared/safety/check-for-danger";

export type DangerCheck = typeof checkForDanger;

let known: DangerCheck | null = null;

/** The check for danger when it is here already; null before. */
export function knownDangerCheck(): DangerCheck | null {
  return known;
}

/** Fetches the check for danger, which is larger than the chat itself; when it did not come, the next call tries again. */
export async function fetchDangerCheck(): Promise<DangerCheck> {
  known ??= (await import("@shared/safety/check-for-danger")).checkForDanger;
  return known;
}
