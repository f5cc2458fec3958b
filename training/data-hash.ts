import { createHash } from "node:crypto";

import { redFlags } from "../supabase/functions/_shared/contracts/red-flags.ts";
import type { Example } from "./examples.ts";

/** What the fitted weights are checked against, so that they always belong to the messages and red flags beside them. */
export function hashOf(examples: readonly Example[]): string {
  return createHash("sha256")
    .update(JSON.stringify([redFlags, examples]))
    .digest("hex");
}
