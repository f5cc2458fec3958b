import type { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import * as z from "zod/mini";

import type { Database } from "./database-types";
import { env } from "./env";
import { readFreshToken } from "./session-storage";
import type { Client, SessionPlace } from "./supabase";

const answerTimeLimitMs = 20_000;

const appConfigSchema = z.object({
  supabaseUrl: z.string(),
  supabasePublishableKey: z.string().check(z.minLength(1)),
});

type Connection = { url: string; key: string };

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
function fetchAs(key: string, readToken: () => Promise<string | null>): typeof fetch {
  return async (input, init) => {
    const token = await readToken();
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    if (token !== null && !headers.has("authorization"))
      headers.set("authorization", `Bearer ${token}`);
    return fetchInTime(input, { ...init, headers });
  };
}

/**
 * A client of the backend this build belongs to. It has the parts of supabase-js that the site uses;
 * the whole of it is twice as large.
 */
export async function createBrowserClient(place: SessionPlace): Promise<Client> {
  const { url, key } = await findConnection();
  let auth: Promise<GoTrueClient> | null = null;

  async function fetchAuth(): Promise<GoTrueClient> {
    try {
      const { createAuthClient } = await import("./auth-client");
      return createAuthClient(place, { url: `${url}/auth/v1`, key, fetch: fetchInTime });
    } catch (error) {
      auth = null;
      throw error;
    }
  }

  function openAuth(): Promise<GoTrueClient> {
    auth ??= fetchAuth();
    return auth;
  }

  async function readToken(): Promise<string | null> {
    const stored = auth === null && place === "device" ? readFreshToken() : null;
    if (stored !== null) return stored;
    const { data } = await (await openAuth()).getSession();
    return data.session?.access_token ?? null;
  }

  const fetchHers = fetchAs(key, readToken);
  const data = new PostgrestClient<Database>(`${url}/rest/v1`, { fetch: fetchHers });
  return {
    openAuth,
    openFunctions: async () => {
      const { FunctionsClient } = await import("@supabase/functions-js");
      return new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchHers });
    },
    from: data.from.bind(data),
    rpc: data.rpc.bind(data),
  };
}
