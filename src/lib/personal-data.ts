import { removeTexts } from "./storage";

/** Starts the key under which the country of a person is kept on the device. */
const countryKeyPrefix = "user_country_";

type Listener = () => void;

const listeners = new Set<Listener>();

/** Where the country of this person is kept for a profile that carries none. */
export function countryKey(userId: string): string {
  return `${countryKeyPrefix}${userId}`;
}

/** Calls back whenever what this tab holds about the signed-in person must go; returns the way to stop. */
export function onPersonalDataCleared(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets what the caches of this tab hold about a person; what she typed stays. */
export function clearCachedData(): void {
  for (const listener of listeners) listener();
}

/** Forgets everything about the signed-in person: caches, unsent drafts and her country. */
export function clearPersonalData(): void {
  clearCachedData();
  removeTexts("tab", "");
  removeTexts("device", countryKeyPrefix);
}

/** Forgets everything the site ever stored on this device, visitor details included. */
export function clearDeviceData(): void {
  clearCachedData();
  removeTexts("tab", "");
  removeTexts("device", "");
}
