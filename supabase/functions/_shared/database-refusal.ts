import { z } from "zod";

import { HttpError, overloaded } from "./http-error.ts";
import { DEFAULT_RETRY_AFTER_SECONDS } from "./limits.ts";

const databaseErrorSchema = z.object({
  message: z.string().catch(""),
  hint: z.string().nullish().catch(null),
});

/** What the database's refusal of a call with the caller's own rights stands for. */
export function databaseRefusal(status: number, body: unknown): HttpError {
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
    return new HttpError("rate_limited", {
      headers: { "retry-after": String(secondsToWait(error.data?.hint)) },
    });
  }
  return new HttpError("internal", { reason: `begin_${status}` });
}

function secondsToWait(hint: string | null | undefined): number {
  const seconds = Number.parseInt(hint ?? "", 10);
  return seconds > 0 ? seconds : DEFAULT_RETRY_AFTER_SECONDS;
}
