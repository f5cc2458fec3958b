import { randomUUID } from "node:crypto";

import { z } from "zod";

import { ask, type Check, firstFault, type OnlineSite } from "./check.ts";
import { edgeFunctions } from "./edge-functions.ts";

const ownTables = [
  "profiles",
  "chat_messages",
  "consents",
  "usage_counters",
  "visitors",
  "answer_ratings",
] as const;
const STRANGER = "https://stranger.example";

const authSettings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.record(z.string(), z.boolean()),
});

function keyHeaders({ publishableKey }: OnlineSite): Record<string, string> {
  return publishableKey === null ? {} : { apikey: publishableKey };
}

async function findOpenTable(site: OnlineSite, table: string): Promise<string | null> {
  const response = await ask(`${site.backend}/rest/v1/${table}?select=*&limit=1`, {
    headers: keyHeaders(site),
  });
  const text = await response.text();
  if (response.status === 200 && text.trim() !== "[]") return `Anyone can read ${table}.`;
  if (response.status >= 500 || response.status === 404) {
    return `${table} answers ${response.status}; the schema may not be there.`;
  }
  return null;
}

export const backendChecks: readonly Check[] = [
  {
    name: "the functions answer, and only to who is signed in",
    remedy: "Deploy the functions: supabase functions deploy.",
    find: (site) =>
      firstFault(edgeFunctions, async (name) => {
        const { status } = await ask(`${site.backend}/functions/v1/${name}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...keyHeaders(site) },
          body: "{}",
        });
        return status === 401 ? null : `${name} answers ${status} in place of 401.`;
      }),
  },
  {
    name: "the functions can be called from the site's pages, and from no others",
    remedy: "Set the secret ALLOWED_ORIGINS to the site's address alone: supabase secrets set.",
    find: (site) =>
      firstFault(edgeFunctions, async (name) => {
        const allowed = async (origin: string) => {
          const { headers } = await ask(`${site.backend}/functions/v1/${name}`, {
            method: "OPTIONS",
            headers: { origin, "access-control-request-method": "POST" },
          });
          return headers.get("access-control-allow-origin");
        };
        const stranger = await allowed(STRANGER);
        if (stranger !== null) return `${name} lets any site's pages call it.`;
        if (site.backend === site.address) return null;
        const own = await allowed(site.address);
        return own === site.address ? null : `${name} does not let this site's pages call it.`;
      }),
  },
  {
    name: "the backend is well",
    remedy:
      "Look at the status page and the log of the backend; restart it if it does not recover.",
    find: async (site) => {
      const path = site.backend === site.address ? "/health" : "/auth/v1/health";
      const { status } = await ask(site.backend + path, { headers: keyHeaders(site) });
      return status === 200 ? null : `${path} answers ${status}.`;
    },
  },
  {
    name: "a failure of a function can be found in the log by its number",
    remedy: "Deploy the functions: supabase functions deploy.",
    find: (site) =>
      firstFault(edgeFunctions, async (name) => {
        const number = randomUUID();
        const { headers } = await ask(`${site.backend}/functions/v1/${name}`, {
          method: "POST",
          headers: { "x-request-id": number, ...keyHeaders(site) },
        });
        return headers.get("x-request-id") === number ? null : `${name} loses the number.`;
      }),
  },
  {
    name: "nobody reads the tables without signing in",
    remedy: "Apply the migrations: supabase db push --remote.",
    find: (site) => firstFault(ownTables, (table) => findOpenTable(site, table)),
  },
  {
    name: "e-mail addresses are confirmed before anyone is signed in",
    remedy:
      "Switch 'Confirm e-mail' on: supabase config push, or in the dashboard under Authentication.",
    find: async (site) => {
      const response = await ask(`${site.backend}/auth/v1/settings`, { headers: keyHeaders(site) });
      const settings = authSettings.safeParse(await response.json().catch(() => null));
      if (!settings.success) return `The sign-in service answers ${response.status}.`;
      if (settings.data.mailer_autoconfirm && site.own["VITE_SUPABASE_URL"]) return "It is off.";
      return null;
    },
  },
  {
    name: "new people can sign up by e-mail, and in no way that the site does not offer",
    remedy: "Set the providers in the dashboard under Authentication: e-mail alone.",
    find: async (site) => {
      const response = await ask(`${site.backend}/auth/v1/settings`, { headers: keyHeaders(site) });
      const settings = authSettings.safeParse(await response.json().catch(() => null));
      if (!settings.success) return `The sign-in service answers ${response.status}.`;
      if (settings.data.disable_signup) return "Sign-up is switched off.";
      const others = Object.entries(settings.data.external)
        .filter(([name, isOn]) => isOn && name !== "email")
        .map(([name]) => name);
      if (settings.data.external["email"] !== true) return "Signing in by e-mail is off.";
      return others.length === 0 ? null : `Also on: ${others.join(", ")}.`;
    },
  },
];
