/** `device` stays after the browser is closed; `tab` goes with the tab. */
export type StoragePlace = "device" | "tab";

/** Where the device keeps the session of the person who is signed in. */
export const sessionStorageKey = "pcos-care-session";

/** Where a tab keeps the session that a password reset link has opened. */
export const recoveryStorageKey = "pcos-care-recovery";

/** Under which a browser remembers whose account it made, and when, until her e-mail's link is opened. */
export const confirmationKey = "pcos-care-confirmation";

/** The database of the browser in which a record is kept. */
export const RECORD_DATABASE = "pcos-care-record";

function openStorage(place: StoragePlace): Storage | null {
  try {
    return place === "device" ? window.localStorage : window.sessionStorage;
  } catch {
    // Browsers that block site data throw on access; the site then works without remembering.
    return null;
  }
}

export function readText(place: StoragePlace, key: string): string | null {
  return openStorage(place)?.getItem(key) ?? null;
}

/** Remembers a text; false when the browser refuses to. */
export function writeText(place: StoragePlace, key: string, value: string): boolean {
  const storage = openStorage(place);
  if (storage === null) return false;
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // The space is used up; what is on the screen does not depend on it.
    return false;
  }
}

export function removeText(place: StoragePlace, key: string): void {
  openStorage(place)?.removeItem(key);
}

/** Removes every text whose key starts with `prefix`; an empty prefix removes all. */
export function removeTexts(place: StoragePlace, prefix: string): void {
  const storage = openStorage(place);
  if (storage === null) return;
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix)) storage.removeItem(key);
  }
}

/** Whether somebody is signed in on this device. */
export function hasStoredSession(): boolean {
  return readText("device", sessionStorageKey) !== null;
}

/** Whether a password reset is open in this tab. */
export function hasOpenRecovery(): boolean {
  return readText("tab", recoveryStorageKey) !== null;
}
