import { AuthClient, type GoTrueClient, type SupportedStorage } from "@supabase/auth-js";

import { recoveryStorageKey, sessionStorageKey } from "./session-storage";
import { readText, removeText, writeText } from "./storage";
import type { SessionPlace } from "./supabase";

type AuthService = { url: string; key: string; fetch: typeof fetch };

/** Counts the clients that keep nothing, since each needs a name of its own. */
let passingClients = 0;

function tellThisTab(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

/** Keeps a session on the device, and tells this tab of each change as the browser tells all others. */
const deviceStorage: SupportedStorage = {
  getItem: (key) => readText("device", key),
  setItem: (key, value) => {
    writeText("device", key, value);
    tellThisTab(key, value);
  },
  removeItem: (key) => {
    removeText("device", key);
    tellThisTab(key, null);
  },
};

function canKeepOnDevice(): boolean {
  const probe = "pcos-care-probe";
  const isKept = writeText("device", probe, "");
  removeText("device", probe);
  return isKept;
}

/** What signs in, out and renews the session of one place; from its first call on it keeps that session fresh. */
export function createAuthClient(
  place: SessionPlace,
  { url, key, fetch: send }: AuthService,
): GoTrueClient {
  return new AuthClient({ url, headers: { apikey: key }, fetch: send, ...authOptions(place) });
}

/** How a client keeps its session; answers in the address are read by the session itself. */
export function authOptions(place: SessionPlace) {
  const shared = { flowType: "implicit", detectSessionInUrl: false } as const;
  if (place === "device") {
    // Where the browser keeps nothing, the client remembers the session for as long as the page is open.
    const storage = canKeepOnDevice() ? { storage: deviceStorage } : {};
    return { ...shared, storageKey: sessionStorageKey, ...storage };
  }
  if (place === "tab") {
    return { ...shared, storageKey: recoveryStorageKey, storage: window.sessionStorage };
  }
  passingClients += 1;
  return {
    ...shared,
    storageKey: `pcos-care-passing-${passingClients}`,
    persistSession: false,
    autoRefreshToken: false,
  };
}
