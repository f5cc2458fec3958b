import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "smol-toml";
import { z } from "zod";

import { projectFolder } from "./configuration.ts";

const configSchema = z.object({
  api: z.object({
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number(),
  }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number(),
    password_requirements: z.string(),
    email: z.object({
      enabled: z.boolean(),
      double_confirm_changes: z.boolean(),
      enable_confirmations: z.boolean(),
      secure_password_change: z.boolean(),
      max_frequency: z.string(),
      otp_length: z.number(),
      otp_expiry: z.number(),
      template: z.object({ recovery: z.object({ subject: z.string(), content_path: z.string() }) }),
    }),
  }),
});

/** Reads the part of supabase/config.toml that holds for the embedded backend too, in that backend's words. */
export function readSupabaseConfig() {
  const { api, auth } = configSchema.parse(
    parse(readFileSync(join(projectFolder, "supabase/config.toml"), "utf8")),
  );
  const { enabled: enable_signup, template, ...email } = auth.email;
  const recovery = {
    ...template.recovery,
    content_path: join(projectFolder, template.recovery.content_path),
  };
  return { api, auth: { ...auth, email: { ...email, enable_signup, template: { recovery } } } };
}
