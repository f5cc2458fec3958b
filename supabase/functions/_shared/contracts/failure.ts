import { z } from "zod";

/** What can go wrong in any function. */
export const errorCodeSchema = z.enum([
  "unauthenticated",
  "wrong_user",
  "consent_required",
  "not_found",
  "method_not_allowed",
  "too_large",
  "unsupported_media_type",
  "malformed",
  "invalid",
  "conflict",
  "history_full",
  /** She alone has used up what is hers for now. */
  "rate_limited",
  /** All people together have used up what there is for now. */
  "service_full",
  "upstream_failed",
  "internal",
  "overloaded",
]);

/** The one shape of every failure: a sentence for people and a stable code. */
export const failureSchema = z.object({ error: z.string(), code: errorCodeSchema });

export type ErrorCode = z.infer<typeof errorCodeSchema>;
