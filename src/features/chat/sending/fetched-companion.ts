import { lazyModule } from "@/lib/lazy-module";
import type { Client } from "@/lib/supabase";

import type { AskOptions, AskOutcome, AskRequest } from "./ask-companion";

const asking = lazyModule(async () => (await import("./ask-companion")).askCompanion);

/** A head start for what sending a question needs; sending it tries again. */
export function preloadCompanion(): void {
  asking.preload();
}

/** Asks the companion; a question for which the code could not be fetched counts as not sent. */
export async function askFetchedCompanion(
  client: Client,
  request: AskRequest,
  options: AskOptions,
): Promise<AskOutcome> {
  const askCompanion = await asking.get().catch(() => null);
  return askCompanion === null ? { kind: "unsent" } : askCompanion(client, request, options);
}
