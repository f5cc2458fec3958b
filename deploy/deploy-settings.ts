import { parse } from "smol-toml";
import { z } from "zod";

import { isSecretKey } from "../src/lib/env.ts";

/** What the file `.env` says that only putting the site online needs. */
const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.string().default(""),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().default(""),
  VITE_SITE_URL: z.string().default(""),
  ANTHROPIC_API_KEY: z.string().default(""),
  ANTHROPIC_BASE_URL: z.string().default(""),
  ANTHROPIC_MODEL: z.string().default(""),
  ALLOWED_ORIGINS: z.string().default(""),
  PCOS_CARE_UPLOAD: z.string().default(""),
});

const configSchema = z.object({
  remotes: z.object({
    production: z.object({
      project_id: z.string(),
      auth: z.object({ site_url: z.string() }),
    }),
  }),
});

/** Where the site and its backend go, and what the functions are told. */
export type DeploySettings = {
  siteUrl: string;
  projectReference: string;
  /** What the functions read, each name with its value. */
  secrets: Readonly<Record<string, string>>;
  /** The command of the static host; null where the owner uploads by hand. */
  uploadCommand: string | null;
};

const EXAMPLE_REFERENCE = "yourprojectrefgoesin";
const CONFIG = "supabase/config.toml, [remotes.production]";

function withoutSlash(address: string): string {
  return address.trim().replace(/\/+$/, "");
}

/** Reads what a deployment needs from the environment and `supabase/config.toml`, with everything that is missing or at odds. */
export function readDeploySettings(
  environment: Readonly<Record<string, string | undefined>>,
  config: string,
): { settings: DeploySettings; faults: string[] } {
  const own = environmentSchema.parse(environment);
  const { project_id: projectReference, auth } = configSchema.parse(parse(config)).remotes
    .production;
  const siteUrl = withoutSlash(own.VITE_SITE_URL);
  const backend = withoutSlash(own.VITE_SUPABASE_URL);
  const key = own.VITE_SUPABASE_PUBLISHABLE_KEY;
  const secrets = {
    ANTHROPIC_API_KEY: own.ANTHROPIC_API_KEY,
    ANTHROPIC_BASE_URL: own.ANTHROPIC_BASE_URL,
    ANTHROPIC_MODEL: own.ANTHROPIC_MODEL,
    ALLOWED_ORIGINS: own.ALLOWED_ORIGINS || siteUrl,
  };
  const given = Object.entries(secrets).filter(([, value]) => value !== "");
  const hostedReference = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(backend)?.[1];
  const faults: [boolean, string][] = [
    [!backend.startsWith("https://"), "VITE_SUPABASE_URL is not the https address of a project."],
    [
      !/^(sb_publishable_|ey)/.test(key) || isSecretKey(key),
      "VITE_SUPABASE_PUBLISHABLE_KEY is not the project's publishable key.",
    ],
    [!siteUrl.startsWith("https://"), "VITE_SITE_URL is not the https address of the site."],
    [
      !/^[a-z]{20}$/.test(projectReference) || projectReference === EXAMPLE_REFERENCE,
      `project_id in ${CONFIG} is still the example.`,
    ],
    [
      hostedReference !== undefined && hostedReference !== projectReference,
      `VITE_SUPABASE_URL names another project than project_id in ${CONFIG}.`,
    ],
    [
      withoutSlash(auth.site_url) !== siteUrl,
      `site_url in ${CONFIG}.auth is not VITE_SITE_URL: links in e-mails would lead elsewhere.`,
    ],
    ...given.map(([name, value]): [boolean, string] => [
      /['\r\n]/.test(value),
      `${name} holds a quotation mark or a line break.`,
    ]),
  ];
  return {
    settings: {
      siteUrl,
      projectReference,
      secrets: Object.fromEntries(given),
      uploadCommand: own.PCOS_CARE_UPLOAD.trim() || null,
    },
    faults: faults.filter(([isFault]) => isFault).map(([, sentence]) => sentence),
  };
}

/** The names that a deployment reads from `.env` and nothing else does. */
export const deployOnlyNames = ["PCOS_CARE_UPLOAD"] as const;
