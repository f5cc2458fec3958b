/** The page in which the service worker draws all others when the network is gone. */
const KEPT_ADDRESS = "/kept.html";

/** Whether the page on the screen came from the device and not from the network. */
export function isFromDevice(): boolean {
  return document.documentElement.dataset["kept"] !== undefined;
}

/** When the site was kept on this device; null when it is not. */
export async function readSavedAt(): Promise<Date | null> {
  try {
    const kept = await caches.match(KEPT_ADDRESS, { ignoreSearch: true });
    const date = new Date(kept?.headers.get("date") ?? "");
    return Number.isNaN(date.getTime()) ? null : date;
  } catch {
    // Browsers that block site data keep no copies.
    return null;
  }
}
