import { z } from "zod";

const commaList = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ""),
);

const functionEnvSchema = z.object({
  SUPABASE_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  SUPABASE_ANON_KEY: z.string().min(1),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  /** Unset: the companion answers from our own guides only. */
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().default("https://api.anthropic.com"),
  ANTHROPIC_MODEL: z.string().min(1).default("claude-sonnet-5-5"),
  ALLOWED_ORIGINS: commaList.default([]),
});

export type FunctionEnv = z.infer<typeof functionEnvSchema>;

/** The names of every setting a function reads. */
export const functionEnvNames = functionEnvSchema.keyof().options;

/** Reads a function's settings, or stops with the list of what is missing or wrong. */
export function readFunctionEnv(get: (name: string) => string | undefined): FunctionEnv {
  const given = functionEnvNames.map((name) => [name, get(name) || undefined] as const);
  const parsed = functionEnvSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    throw new Error(`These settings are missing or wrong: ${[...new Set(names)].join(", ")}`);
  }
  return parsed.data;
}
