import { AuthClient, type GoTrueClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import * as z from "zod/mini";

import type { Database } from "./database-types";
import { env } from "./env";
import { recoveryStorageKey, sessionStorageKey } from "./session-storage";
import type { Client, SessionPlace } from "./supabase";

const answerTimeLimitMs = 20_000;

const appConfigSchema = z.object({
  supabaseUrl: z.string(),
  supabasePublishableKey: z.string().check(z.minLength(1)),
});

type Connection = { url: string; key: string };

/** Counts the clients that keep nothing, since each needs a name of its own. */
let passingClients = 0;

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

/** Adds what every call of the backend carries: the public key, and her token when she is signed in. */
function fetchAs(key: string, auth: GoTrueClient): typeof fetch {
  return async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    if (data.session !== null && !headers.has("authorization"))
      headers.set("authorization", `Bearer ${data.session.access_token}`);
    return fetchInTime(input, { ...init, headers });
  };
}

/**
 * A client of the backend this build belongs to. It has the parts of supabase-js that the site uses;
 * the whole of it is twice as large.
 */
export async function createBrowserClient(place: SessionPlace): Promise<Client> {
  const { url, key } = await findConnection();
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    fetch: fetchInTime,
    ...authOptions(place),
  });
  const fetchHers = fetchAs(key, auth);
  const data = new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: fetchHers });
  return {
    auth,
    functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchHers }),
    from: data.from.bind(data),
    rpc: data.rpc.bind(data),
  };
}

/** How a client keeps its session; answers in the address are read by the session itself. */
export function authOptions(place: SessionPlace) {
  const shared = { flowType: "implicit", detectSessionInUrl: false } as const;
  if (place === "device") return { ...shared, storageKey: sessionStorageKey };
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
