import { z } from "zod";

import type { Caller } from "./authenticate.ts";
import { HttpError, overloaded } from "./http-error.ts";
import { type Backend, callService } from "./service-call.ts";

/** Calls a function of the database with the caller's own rights, and ends the request where it refuses. */
export async function callAsUser(
  { fetch, supabaseUrl, publishableKey }: Backend,
  { token }: Caller,
  name: string,
  body: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const reply = await callService(fetch, `${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    apiKey: publishableKey,
    token,
    body,
    signal,
  });
  // A function that returns nothing answers with 204.
  if (reply.status !== 200 && reply.status !== 204) throw refusal(reply.status, reply.body);
  return reply.body;
}

/** Wait told to a caller when the database gives none, in seconds. */
const DEFAULT_RETRY_AFTER_SECONDS = 60;

const databaseErrorSchema = z.object({
  message: z.string().catch(""),
  hint: z.string().nullish().catch(null),
});

function refusal(status: number, body: unknown): HttpError {
  const error = databaseErrorSchema.safeParse(body);
  if (status === 401) {
    return new HttpError("unauthenticated");
  }
  if (status === 403 && error.data?.message === "consent_required") {
    return new HttpError("consent_required");
  }
  if (status === 403 && error.data?.message === "history_full") {
    return new HttpError("history_full");
  }
  if (status === 503) {
    return overloaded(`begin_${status}`);
  }
  if (status === 409) {
    return new HttpError("conflict");
  }
  if (status === 429) {
    return new HttpError(error.data?.message === "service_full" ? "service_full" : "rate_limited", {
      headers: { "retry-after": String(secondsToWait(error.data?.hint)) },
    });
  }
  return new HttpError("internal", { reason: `begin_${status}` });
}

function secondsToWait(hint: string | null | undefined): number {
  const seconds = Number.parseInt(hint ?? "", 10);
  return seconds > 0 ? seconds : DEFAULT_RETRY_AFTER_SECONDS;
}
