import { type AuthAnswer, answerSafely, toAuthFailure } from "@/lib/account-answers";
import type { LoadClient } from "@/lib/supabase";

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
