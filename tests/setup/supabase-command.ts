import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Supabase's own command line, where npm has it for this machine; null elsewhere. */
export function findSupabaseCommand(): string | null {
  const program = resolve("node_modules/@supabase/cli-linux-x64/bin/supabase");
  return existsSync(program) ? program : null;
}

/** What the command line needs to keep to itself: a home of its own, and nobody told that it ran. */
export function quietly(home: string): Record<string, string | undefined> {
  return {
    PATH: process.env["PATH"],
    HOME: home,
    SUPABASE_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
  };
}
