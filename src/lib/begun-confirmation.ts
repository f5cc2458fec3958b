import { readText, removeText, writeText } from "./storage";

const storageKey = "pcos-care-confirmation";

/** As long as a confirmation link works. */
const LONGEST_MS = 3_600_000;

/** Remembers whose address this browser waits to be confirmed. */
export function rememberConfirmation(userId: string): void {
  writeText("device", storageKey, `${userId} ${Date.now()}`);
}

export function forgetConfirmation(): void {
  removeText("device", storageKey);
}

/** The account whose confirmation was begun in this browser within the life of a link; null when there is none. */
export function begunConfirmation(): string | null {
  const [userId = "", begunAt = ""] = (readText("device", storageKey) ?? "").split(" ");
  const age = Date.now() - Number(begunAt);
  return userId !== "" && age >= 0 && age <= LONGEST_MS ? userId : null;
}
