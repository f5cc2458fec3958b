import { answerSafely, type AuthFailure, toAuthFailure } from "@/lib/account-answers";
import type { LinkAnswer } from "@/lib/link-answer";
import { recoveryStorageKey, removeText } from "@/lib/storage";
import type { LoadClient } from "@/lib/supabase";

/** With the address of the account whose password may now be set. */
export type RecoveryAnswer = { ok: true; email: string } | AuthFailure;

/** With whose sessions have ended by it. */
export type ResetAnswer = { ok: true; userId: string } | { ok: false; message: string | null };

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
