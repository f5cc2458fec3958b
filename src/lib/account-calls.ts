import type { GoTrueClient } from "@supabase/auth-js";

import { answerSafely, toAuthFailure } from "./auth-failure";
import type { AuthFailure } from "./auth-failure";
import { rememberConfirmation } from "./begun-confirmation";
import { paths } from "./paths";
import { removeOpenRecovery } from "./session-storage";
import type { LoadClient, SessionPlace } from "./supabase";

export type AuthAnswer = { ok: true } | AuthFailure;

export type SignUpAnswer = { ok: true; isConfirmationNeeded: boolean } | AuthFailure;

export type ResetAnswer = { ok: true } | { ok: false; message: string | null };

/** A recovery link's token, or the session that a hosted recovery link has already opened. */
export type RecoveryLink = string | { accessToken: string; refreshToken: string };

async function openAuth(load: LoadClient, place: SessionPlace): Promise<GoTrueClient> {
  return (await load(place)).openAuth();
}

/** Opens an account without signing in, so that the person signs in by herself. */
export function signUp(load: LoadClient, email: string, password: string): Promise<SignUpAnswer> {
  return answerSafely(async () => {
    const auth = await openAuth(load, "memory");
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${window.location.origin}${paths.auth}` },
    });
    if (error) return toAuthFailure(error);
    if (data.session) await auth.signOut({ scope: "local" });
    else if (data.user) rememberConfirmation(data.user.id);
    return { ok: true, isConfirmationNeeded: data.session === null };
  });
}

/** Asks for a reset link; known and unknown addresses get the same answer. */
export function requestPasswordReset(load: LoadClient, email: string): Promise<AuthAnswer> {
  return answerSafely(async () => {
    const auth = await openAuth(load, "memory");
    const { error } = await auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${paths.resetPassword}`,
    });
    // Only an address that has an account can be asked for too often; saying so would tell.
    if (error && error.code !== "over_email_send_rate_limit") return toAuthFailure(error);
    return { ok: true };
  });
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
    const auth = await client.openAuth();
    const { error } = await auth.signInWithPassword({ email, password });
    if (error) return toAuthFailure(error);
    const { error: failure } = await client.rpc("delete_my_account");
    if (failure === null) return { ok: true };
    await auth.signOut({ scope: "local" });
    return { ok: false, reason: "unavailable" };
  });
}

/** Opens the recovery in this tab alone: nobody is signed in by it. */
export function openRecovery(load: LoadClient, link: RecoveryLink): Promise<AuthAnswer> {
  return answerSafely(async () => {
    const auth = await openAuth(load, "tab");
    const { error } =
      typeof link === "string"
        ? await auth.verifyOtp({ token_hash: link, type: "recovery" })
        : await auth.setSession({
            access_token: link.accessToken,
            refresh_token: link.refreshToken,
          });
    return error ? toAuthFailure(error) : { ok: true };
  });
}

/** Sets a new password and ends every session of the account. */
export async function resetPassword(load: LoadClient, password: string): Promise<ResetAnswer> {
  try {
    // The recovery lives in this tab: an ordinary session on a shared device is not enough.
    const auth = await openAuth(load, "tab");
    const { error } = await auth.updateUser({ password });
    if (error) {
      const { reason } = toAuthFailure(error);
      return { ok: false, message: reason === "unreachable" ? null : error.message };
    }
    await auth.signOut({ scope: "global" });
    removeOpenRecovery();
    return { ok: true };
  } catch {
    // The client could not be downloaded; the page has its own sentence for that.
    return { ok: false, message: null };
  }
}
