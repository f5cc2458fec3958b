import type { Caller } from "../_shared/authenticate.ts";
import { databaseRefusal } from "../_shared/database-refusal.ts";
import { callService, type Fetch } from "../_shared/service-call.ts";

type ReadingDeps = { fetch: Fetch; supabaseUrl: string; publishableKey: string };

/** Counts one reading of a picture with the caller's own rights; ends the request without consent or over the limit. */
export async function beginImageReading(
  deps: ReadingDeps,
  caller: Caller,
  signal: AbortSignal,
): Promise<void> {
  const address = `${deps.supabaseUrl}/rest/v1/rpc/begin_image_reading`;
  const { status, body } = await callService(deps.fetch, address, {
    method: "POST",
    apiKey: deps.publishableKey,
    token: caller.token,
    body: {},
    signal,
  });
  if (status !== 200 && status !== 204) {
    throw databaseRefusal(status, body);
  }
}
