import {
  type AuthAnswer,
  answerSafely,
  type AuthFailure,
  toAuthFailure,
} from "@/lib/account-answers";
import { paths } from "@/lib/paths";
import { confirmationKey, writeText } from "@/lib/storage";
import type { LoadClient } from "@/lib/supabase";

export type SignUpAnswer = { ok: true; isConfirmationNeeded: boolean } | AuthFailure;

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
