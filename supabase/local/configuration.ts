import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { z } from "zod";

/** The folder of the whole project. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Everything the local server can be told from outside. */
export type Configuration = {
  port: number;
  address: string;
  dataFolder: string;
  siteFolder: string;
  functionsFolder: string;
  isDevelopment: boolean;
  /** Sign-in, sign-up and reset requests a minute from one address. */
  attemptsPerAddress: number;
  /** Sign-in, sign-up and reset requests a minute for one account from one address. */
  attemptsPerAccount: number;
  /** Who gets the notice about a new visitor. */
  providerEmail: string;
  /** Other origins whose pages may call this server. */
  allowedOrigins: readonly string[];
  /** Other origins that the site shows in frames. */
  frameOrigins: readonly string[];
  /** Other origins that the site calls. */
  connectOrigins: readonly string[];
  model: { apiKey: string | undefined; baseUrl: string | undefined; name: string | undefined };
};

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(5173),
  PCOS_CARE_DATA: z.string().min(1).optional(),
  PCOS_CARE_SITE: z.string().min(1).optional(),
  PCOS_CARE_FUNCTIONS: z.string().min(1).optional(),
  PCOS_CARE_ATTEMPTS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  PCOS_CARE_ATTEMPTS_PER_ACCOUNT: z.coerce.number().int().min(1).default(30),
  PROVIDER_EMAIL: z.email().default("care-team@clinic.example"),
  ALLOWED_ORIGINS: z.string().default(""),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().optional(),
  ANTHROPIC_MODEL: z.string().min(1).optional(),
});

const ANALYTICS_ORIGIN = "https://www.google-analytics.com";
const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** Says which setting cannot be used. */
export class UnusableSetting extends Error {
  override name = "UnusableSetting";
}

/** Reads the command line and the environment once, or throws UnusableSetting. */
export function readConfiguration(
  commandLine: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new UnusableSetting(`These settings have a value that cannot be used: ${names}.`);
  }
  const settings = parsed.data;
  return {
    port: settings.PORT,
    address: `http://127.0.0.1:${settings.PORT}`,
    dataFolder: resolve(settings.PCOS_CARE_DATA ?? join(projectFolder, "supabase/.temp")),
    siteFolder: resolve(settings.PCOS_CARE_SITE ?? join(projectFolder, "dist")),
    functionsFolder: resolve(
      settings.PCOS_CARE_FUNCTIONS ?? join(projectFolder, "supabase/functions"),
    ),
    isDevelopment: commandLine.includes("--dev"),
    attemptsPerAddress: settings.PCOS_CARE_ATTEMPTS_PER_ADDRESS,
    attemptsPerAccount: settings.PCOS_CARE_ATTEMPTS_PER_ACCOUNT,
    providerEmail: settings.PROVIDER_EMAIL,
    allowedOrigins: settings.ALLOWED_ORIGINS.split(",").flatMap((text) => originOf(text.trim())),
    ...siteOrigins(given),
    model: {
      apiKey: settings.ANTHROPIC_API_KEY,
      baseUrl: settings.ANTHROPIC_BASE_URL,
      name: settings.ANTHROPIC_MODEL,
    },
  };
}

/** Adds the settings of .env.local and .env to the environment; what is already set wins. */
export function loadSettingsFiles(): void {
  for (const name of [".env.local", ".env"]) {
    const path = join(projectFolder, name);
    if (existsSync(path)) process.loadEnvFile(path);
  }
}

/** What a site built with these settings shows in frames and calls, beyond its own files. */
export function siteOrigins(
  settings: Readonly<Record<string, string | undefined>>,
): Pick<Configuration, "frameOrigins" | "connectOrigins"> {
  return {
    frameOrigins: originsNamed(settings, /^VITE_.*_EMBED_URL$/),
    connectOrigins: connectOriginsOf(settings),
  };
}

function originsNamed(
  environment: Readonly<Record<string, string | undefined>>,
  name: RegExp,
): string[] {
  return Object.entries(environment).flatMap(([key, value]) =>
    name.test(key) && value ? originOf(value) : [],
  );
}

/** The services that a site built with these settings calls. */
function connectOriginsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isHosted = Boolean(environment["VITE_SUPABASE_URL"]);
  const usesEmailJs = isHosted && Boolean(environment["VITE_EMAILJS_PUBLIC_KEY"]);
  return [
    ...originsNamed(environment, /^VITE_(SUPABASE|EMAILJS)_(URL|ORIGIN)$/),
    ...(usesEmailJs && !environment["VITE_EMAILJS_ORIGIN"] ? [EMAILJS_ORIGIN] : []),
    ...(environment["VITE_ANALYTICS_MEASUREMENT_ID"] ? [ANALYTICS_ORIGIN] : []),
  ];
}

function originOf(text: string): string[] {
  return /^https?:/.test(text) && URL.canParse(text) ? [new URL(text).origin] : [];
}
