import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

import { z } from "zod";

import type { DataFolder } from "./data-folder.ts";

const KNOWN_DEFAULTS = [
  "super-secret-jwt-token-with-at-least-32-characters-long",
  "your-super-secret-jwt-token-with-at-least-32-characters-long",
  "unsafe-secret-change-me",
  "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH",
  "sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz",
];

const secret = z
  .string()
  .min(43)
  .refine((value) => !KNOWN_DEFAULTS.includes(value));

const keysSchema = z.object({
  signingSecret: secret,
  publishableKey: secret.startsWith("sb_publishable_"),
  secretKey: secret.startsWith("sb_secret_"),
});

/** The signing secret and API keys of this installation. */
export type Keys = z.infer<typeof keysSchema>;

/** Says that the keys of this installation are not safe to use. */
export class UnsafeKeys extends Error {
  override name = "UnsafeKeys";

  constructor(folder: DataFolder) {
    super(
      `The keys in ${folder.keys} are damaged, too short or publicly known, so the server does not start. ` +
        "Delete that file to have new ones made; everyone signs in again.",
    );
  }
}

/** The keys of this installation, made at the first start and never known to anyone else. */
export function readOrMakeKeys(folder: DataFolder): Keys {
  if (!existsSync(folder.keys)) {
    const keys: Keys = {
      signingSecret: randomText(),
      publishableKey: `sb_publishable_${randomText()}`,
      secretKey: `sb_secret_${randomText()}`,
    };
    const unfinished = `${folder.keys}.new`;
    writeFileSync(unfinished, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    renameSync(unfinished, folder.keys);
  }
  chmodSync(folder.keys, 0o600);
  return parseKeys(folder);
}

function parseKeys(folder: DataFolder): Keys {
  try {
    return keysSchema.parse(JSON.parse(readFileSync(folder.keys, "utf8")));
  } catch {
    throw new UnsafeKeys(folder);
  }
}

function randomText(): string {
  return randomBytes(32).toString("base64url");
}
