import { z } from "zod";

import { MODEL_BASE_URL } from "./model-receiver.ts";

const commaList = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ""),
);

const keysSchema = z.object({ default: z.string().min(1) });

/** The key called "default" of a JSON object of keys. */
const namedKeys = z.string().transform((text, context) => {
  try {
    return keysSchema.parse(JSON.parse(text)).default;
  } catch {
    context.addIssue("no key called default");
    return z.NEVER;
  }
});

const functionEnvSchema = z.object({
  SUPABASE_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  /** A project's keys by their names, as JSON; without them, the one key under its older name. */
  SUPABASE_PUBLISHABLE_KEYS: namedKeys.optional(),
  SUPABASE_SECRET_KEYS: namedKeys.optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
  /** Unset: the companion answers from our own guides only. */
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().default(MODEL_BASE_URL),
  ANTHROPIC_MODEL: z.string().min(1).default("claude-sonnet-5-5"),
  ALLOWED_ORIGINS: commaList.default([]),
});

/** A function's settings, with the two keys it calls the backend with. */
export type FunctionEnv = Omit<
  z.infer<typeof functionEnvSchema>,
  | "SUPABASE_PUBLISHABLE_KEYS"
  | "SUPABASE_SECRET_KEYS"
  | "SUPABASE_ANON_KEY"
  | "SUPABASE_SERVICE_ROLE_KEY"
> & { publishableKey: string; secretKey: string };

/** The names of every setting a function reads. */
export const functionEnvNames = functionEnvSchema.keyof().options;

/** Reads a function's settings, or stops with the list of what is missing or wrong. */
export function readFunctionEnv(get: (name: string) => string | undefined): FunctionEnv {
  const given = functionEnvNames.map((name) => [name, get(name) || undefined] as const);
  const parsed = functionEnvSchema.safeParse(Object.fromEntries(given));
  const publishableKey = parsed.data?.SUPABASE_PUBLISHABLE_KEYS ?? parsed.data?.SUPABASE_ANON_KEY;
  const secretKey = parsed.data?.SUPABASE_SECRET_KEYS ?? parsed.data?.SUPABASE_SERVICE_ROLE_KEY;
  if (!parsed.success || publishableKey === undefined || secretKey === undefined) {
    const isMissing = (...names: string[]) => names.every((name) => !get(name));
    const names = [
      ...(parsed.error?.issues ?? []).map((issue) => issue.path.join(".")),
      ...(isMissing("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY")
        ? ["SUPABASE_PUBLISHABLE_KEYS"]
        : []),
      ...(isMissing("SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY")
        ? ["SUPABASE_SECRET_KEYS"]
        : []),
    ];
    throw new Error(`These settings are missing or wrong: ${[...new Set(names)].join(", ")}`);
  }
  const { SUPABASE_URL, ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL, ALLOWED_ORIGINS } =
    parsed.data;
  return {
    SUPABASE_URL,
    ANTHROPIC_API_KEY,
    ANTHROPIC_BASE_URL,
    ANTHROPIC_MODEL,
    ALLOWED_ORIGINS,
    publishableKey,
    secretKey,
  };
}
