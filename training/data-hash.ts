import { createHash } from "node:crypto";

import type { Example } from "./examples.ts";

/** What the fitted weights are checked against, so that they always belong to the messages beside them. */
export function hashOf(examples: readonly Example[]): string {
  return createHash("sha256").update(JSON.stringify(examples)).digest("hex");
}
