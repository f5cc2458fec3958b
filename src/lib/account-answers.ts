/**
 * Why an account call failed, as far as a person may be told: `refused` says nothing about
 * which part was wrong or whether the account exists.
 */
export type FailureReason = "refused" | "too_many" | "unreachable" | "unavailable";

export type AuthFailure = { ok: false; reason: FailureReason };

export type AuthAnswer = { ok: true } | AuthFailure;

/** Sorts an error of the auth service by what a person can do about it. */
export function toAuthFailure(error: { name: string; status?: number | undefined }): AuthFailure {
  const status = error.status ?? 0;
  if (status === 429) return { ok: false, reason: "too_many" };
  if (status >= 500) return { ok: false, reason: "unavailable" };
  if (error.name === "AuthRetryableFetchError") return { ok: false, reason: "unreachable" };
  return { ok: false, reason: "refused" };
}

/** Runs an account call; one that cannot even be made counts as unreachable. */
export async function answerSafely<Answer>(
  call: () => Promise<Answer>,
): Promise<Answer | AuthFailure> {
  try {
    return await call();
  } catch {
    // The client could not be downloaded or the connection broke: both mean "try again".
    return { ok: false, reason: "unreachable" };
  }
}
