import type { Session } from "@supabase/supabase-js";

import type { LinkAnswer } from "./link-answer";
import { paths } from "./paths";
import { hasStoredSession, readText, recoveryStorageKey, removeText, writeText } from "./storage";
import type { LoadClient } from "./supabase";

/**
 * Why an account call failed, as far as a person may be told: `refused` says nothing about
 * which part was wrong or whether the account exists.
 */
export type FailureReason = "refused" | "too_many" | "unreachable" | "unavailable";

export type AuthFailure = { ok: false; reason: FailureReason };

export type AuthAnswer = { ok: true } | AuthFailure;

export type SignUpAnswer = { ok: true; isConfirmationNeeded: boolean } | AuthFailure;

/** With the address of the account whose password may now be set. */
export type RecoveryAnswer = { ok: true; email: string } | AuthFailure;

/** With whose sessions have ended by it. */
export type ResetAnswer = { ok: true; userId: string } | { ok: false; message: string | null };

/** What became of the link of an account e-mail, for the page to tell. */
export type LinkOutcome =
  | { kind: "signed_in"; email: string }
  | { kind: "confirmed" | "not_taken" | "expired" | "unreachable" };

const longestSignOutMs = 2_000;

const confirmationKey = "pcos-care-confirmation";

/** As long as a confirmation link works. */
const longestConfirmationMs = 3_600_000;

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

/** Signs a person in on this device. */
export function signIn(load: LoadClient, email: string, password: string): Promise<AuthAnswer> {
  return answerSafely<AuthAnswer>(async () => {
    const { auth } = await load("device");
    const { error } = await auth.signInWithPassword({ email, password });
    return error ? toAuthFailure(error) : { ok: true };
  });
}

/** Opens an account without signing in, so that the person signs in by herself. */
export function signUp(load: LoadClient, email: string, password: string): Promise<SignUpAnswer> {
  return answerSafely<SignUpAnswer>(async () => {
    const { auth } = await load("memory");
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${window.location.origin}${paths.auth}` },
    });
    if (error) return toAuthFailure(error);
    if (data.session) await auth.signOut({ scope: "local" });
    else if (data.user) writeText("device", confirmationKey, `${data.user.id} ${Date.now()}`);
    return { ok: true, isConfirmationNeeded: data.session === null };
  });
}

/** Ends the session of this device on the server, as far as that can be done soon. */
export async function endSession(load: LoadClient): Promise<void> {
  if (!hasStoredSession()) return;
  const isEnded = answerSafely(async () => (await load("device")).auth.signOut({ scope: "local" }));
  await Promise.race([isEnded, new Promise((resolve) => setTimeout(resolve, longestSignOutMs))]);
}

/** Asks for a reset link; known and unknown addresses get the same answer. */
export function requestPasswordReset(load: LoadClient, email: string): Promise<AuthAnswer> {
  return answerSafely<AuthAnswer>(async () => {
    const { auth } = await load("memory");
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${paths.resetPassword}`,
    });
    // Only an address that has an account can be asked for too often; saying so would tell.
    if (error && error.code !== "over_email_send_rate_limit") return toAuthFailure(error);
    return { ok: true };
  });
}

/** Opens the recovery of a reset link in this tab alone: nobody is signed in by it. */
export function openRecovery(load: LoadClient, link: LinkAnswer): Promise<RecoveryAnswer> {
  return answerSafely<RecoveryAnswer>(async () => {
    if (link.kind === "refused" || !link.isRecovery) return { ok: false, reason: "refused" };
    const { auth } = await load("tab");
    const { data, error } =
      link.kind === "token"
        ? await auth.verifyOtp({ token_hash: link.tokenHash, type: "recovery" })
        : await auth.setSession({
            access_token: link.accessToken,
            refresh_token: link.refreshToken,
          });
    return error ? toAuthFailure(error) : { ok: true, email: data.user?.email ?? "" };
  });
}

/** The account of the recovery that is open in this tab; empty when it cannot be told. */
export async function readRecoveryEmail(load: LoadClient): Promise<string> {
  const answer = await answerSafely(async () => {
    const { data } = await (await load("tab")).auth.getSession();
    return { ok: true as const, email: data.session?.user.email ?? "" };
  });
  return answer.ok ? answer.email : "";
}

/** Sets a new password and ends every session of the account. */
export async function resetPassword(load: LoadClient, password: string): Promise<ResetAnswer> {
  try {
    // The recovery lives in this tab: an ordinary session on a shared device is not enough.
    const { auth } = await load("tab");
    const { data, error } = await auth.updateUser({ password });
    if (error) {
      const { reason } = toAuthFailure(error);
      return { ok: false, message: reason === "unreachable" ? null : error.message };
    }
    await auth.signOut({ scope: "global" });
    removeText("tab", recoveryStorageKey);
    return { ok: true, userId: data.user.id };
  } catch {
    // The client could not be downloaded; the page has its own sentence for that.
    return { ok: false, message: null };
  }
}

/**
 * Erases an account by a sign-in of this moment, as the database asks for; leaves no session behind.
 * Refused means that the password was.
 */
export function eraseAccount(
  load: LoadClient,
  email: string,
  password: string,
): Promise<AuthAnswer> {
  return answerSafely<AuthAnswer>(async () => {
    const client = await load("memory");
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) return toAuthFailure(error);
    const { error: failure } = await client.rpc("delete_my_account");
    if (failure === null) return { ok: true };
    await client.auth.signOut({ scope: "local" });
    return { ok: false, reason: "unavailable" };
  });
}

/** The account whose confirmation was begun in this browser within the life of a link; null when there is none. */
function begunConfirmation(): string | null {
  const [userId = "", begunAt = ""] = (readText("device", confirmationKey) ?? "").split(" ");
  const age = Date.now() - Number(begunAt);
  return userId !== "" && age >= 0 && age <= longestConfirmationMs ? userId : null;
}

async function takeSession(load: LoadClient, session: Session): Promise<LinkOutcome> {
  const { access_token, refresh_token } = session;
  const { error } = await (await load("device")).auth.setSession({ access_token, refresh_token });
  if (error) return { kind: "unreachable" };
  removeText("device", confirmationKey);
  return { kind: "signed_in", email: session.user.email ?? "" };
}

/**
 * Follows a link that is no recovery, in a client that keeps nothing. Its session is taken only where
 * she made the account and nobody is signed in: anybody can send her a link that opens an account of theirs.
 */
export async function followConfirmation(load: LoadClient, link: LinkAnswer): Promise<LinkOutcome> {
  if (link.kind === "refused") return { kind: "expired" };
  const awaited = hasStoredSession() ? null : begunConfirmation();
  if (link.kind === "session" && awaited === null) return { kind: "not_taken" };
  try {
    const { auth } = await load("memory");
    const { data, error } =
      link.kind === "token"
        ? await auth.verifyOtp({ token_hash: link.tokenHash, type: "signup" })
        : await auth.setSession({
            access_token: link.accessToken,
            refresh_token: link.refreshToken,
          });
    if (error) {
      return { kind: toAuthFailure(error).reason === "refused" ? "expired" : "unreachable" };
    }
    const isHers = data.user !== null && data.user.id === awaited && !hasStoredSession();
    if (data.session !== null && isHers) return await takeSession(load, data.session);
    if (link.kind === "session") return { kind: "not_taken" };
    await auth.signOut({ scope: "local" });
    return { kind: "confirmed" };
  } catch {
    // The client could not be downloaded; the link still works.
    return { kind: "unreachable" };
  }
}
