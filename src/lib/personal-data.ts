import { eraseRecord } from "./record-presence";
import { removeText, removeTexts } from "./storage";

/** Starts the key under which the country of a person is kept on the device. */
const countryKeyPrefix = "user_country_";

/** Where this device keeps what has been ticked this week on the fitness page. */
export const weekTicksKey = "week_ticks";

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

/** Forgets everything about the signed-in person: caches, unsent drafts, her country and her ticks. */
export function clearPersonalData(): void {
  clearCachedData();
  removeTexts("tab", "");
  removeTexts("device", countryKeyPrefix);
  removeText("device", weekTicksKey);
}

/** Forgets everything the site ever stored on this device, visitor details and her record included. */
export async function clearDeviceData(): Promise<void> {
  clearCachedData();
  removeTexts("tab", "");
  removeTexts("device", "");
  await eraseRecord();
}
