import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";

import type { Database } from "./database-types";
import { readEnv } from "./env";
import { recoveryStorageKey, sessionStorageKey } from "./storage";

/** The backend, as far as the site may use it. */
export type Client = SupabaseClient<Database>;

/**
 * Where a client keeps its session: `device` for the person who is signed in, `tab` for the
 * password reset opened in this tab, `memory` for a single question that leaves no trace.
 */
export type SessionPlace = "device" | "tab" | "memory";

export type LoadClient = (place?: SessionPlace) => Promise<Client>;

const answerTimeLimitMs = 20_000;

const appConfigSchema = z.object({
  supabaseUrl: z.string(),
  supabasePublishableKey: z.string().check(z.minLength(1)),
});

type Connection = { url: string; key: string };

const env = readEnv(import.meta.env);

let connection: Promise<Connection> | null = null;

async function askForConnection(): Promise<Connection> {
  const response = await fetch("/app-config.json", {
    signal: AbortSignal.timeout(answerTimeLimitMs),
  });
  if (!response.ok) throw new Error(`/app-config.json answered ${response.status}.`);
  const config = appConfigSchema.parse(await response.json());
  return { url: config.supabaseUrl || window.location.origin, key: config.supabasePublishableKey };
}

async function findConnection(): Promise<Connection> {
  if (env.supabasePublishableKey !== null) {
    return { url: env.supabaseUrl || window.location.origin, key: env.supabasePublishableKey };
  }
  connection ??= askForConnection();
  try {
    return await connection;
  } catch (error) {
    connection = null;
    throw error;
  }
}

/** `fetch` that gives up on a silent server; functions bring their own, longer limit. */
const fetchInTime: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (address.includes("/functions/v1/")) return fetch(input, init);
  const limit = AbortSignal.timeout(answerTimeLimitMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal });
};

/** How a client keeps its session; what a link left in the address is read by the session itself. */
export function authOptions(place: SessionPlace) {
  const shared = { flowType: "implicit", detectSessionInUrl: false } as const;
  if (place === "device") return { ...shared, storageKey: sessionStorageKey };
  if (place === "tab") {
    return { ...shared, storageKey: recoveryStorageKey, storage: window.sessionStorage };
  }
  return {
    ...shared,
    storageKey: `pcos-care-${Math.random()}`,
    persistSession: false,
    autoRefreshToken: false,
  };
}

/** A client of the backend this build belongs to. */
export async function createBrowserClient(place: SessionPlace = "device"): Promise<Client> {
  const { url, key } = await findConnection();
  return createClient<Database>(url, key, {
    auth: authOptions(place),
    global: { fetch: fetchInTime },
  });
}
