import { createContext, use, useContext, useState } from "react";
import type { ReactNode } from "react";
import type { GoTrueClient } from "@supabase/auth-js";
import type { FunctionsClient } from "@supabase/functions-js";
import type { PostgrestClient } from "@supabase/postgrest-js";

import type { Database } from "./database-types";

type Data = PostgrestClient<Database>;

/** What the site uses of the backend. */
export type Client = {
  /** What signs in, out and renews; most visits find a session that is good as it is, and never fetch it. */
  openAuth: () => Promise<GoTrueClient>;
  /** What calls the functions; fetched when the first one is called. */
  openFunctions: () => Promise<FunctionsClient>;
  from: Data["from"];
  rpc: Data["rpc"];
};

/**
 * Where a client keeps its session: `device` for the person who is signed in, `tab` for the
 * password reset opened in this tab, `memory` for a single question that leaves no trace.
 */
export type SessionPlace = "device" | "tab" | "memory";

export type LoadClient = (place?: SessionPlace) => Promise<Client>;

type ClientSource = {
  load: LoadClient;
  /** The same promise at every call, so that a component may wait for it while rendering. */
  wait: () => Promise<Client>;
};

const ClientContext = createContext<ClientSource | null>(null);

async function loadBrowserClient(place: SessionPlace = "device"): Promise<Client> {
  const { createBrowserClient } = await import("./supabase-client");
  return createBrowserClient(place);
}

function createClientSource(load: LoadClient): ClientSource {
  const clients = new Map<SessionPlace, Promise<Client>>();
  const failed = new Set<SessionPlace>();

  function start(place: SessionPlace): Promise<Client> {
    if (place === "memory") return load(place);
    const client = load(place);
    failed.delete(place);
    clients.set(place, client);
    client.catch(() => failed.add(place));
    return client;
  }

  return {
    load: (place = "device") => {
      const client = clients.get(place);
      return client === undefined || failed.has(place) ? start(place) : client;
    },
    wait: () => clients.get("device") ?? start("device"),
  };
}

function useClientSource(): ClientSource {
  const source = useContext(ClientContext);
  if (source === null) throw new Error("The client was asked for outside <SupabaseProvider>.");
  return source;
}

type SupabaseProviderProps = { load?: LoadClient; children: ReactNode };

/** Gives the screens below one client of the backend, downloaded when it is first asked for. */
export function SupabaseProvider({ load = loadBrowserClient, children }: SupabaseProviderProps) {
  const [source] = useState(() => createClientSource(load));
  return <ClientContext value={source}>{children}</ClientContext>;
}

/** For handlers: the way to get the client; a failed download is tried again at the next call. */
export function useLoadSupabase(): LoadClient {
  return useClientSource().load;
}

/** For screens of a signed-in person, inside `<Suspense>`: waits until the client is there. */
export function useSupabase(): Client {
  return use(useClientSource().wait());
}
