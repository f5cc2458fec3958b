import * as z from "zod/mini";

import { answerSafely, type AuthAnswer, toAuthFailure } from "@/lib/account-answers";
import type { Client, LoadClient } from "@/lib/supabase";

export async function withdrawCompanionConsent(client: Client): Promise<void> {
  await client.rpc("withdraw_consent", { kind: "companion" }).throwOnError();
}

/** Everything that is stored about her, as text of a JSON file. */
export async function exportMyData(client: Client): Promise<string> {
  const { data } = await client.rpc("export_my_data").throwOnError();
  const everything = z.record(z.string(), z.unknown()).parse(data);
  return JSON.stringify(everything, null, 2);
}

/** Unknown means that no answer came, and that nobody could be asked whether the account is gone. */
export type ErasureAnswer = AuthAnswer | { ok: false; reason: "unknown" };

/** Whether the account of this client's session is still there. */
async function askWhatIsLeft(client: Client): Promise<ErasureAnswer> {
  const { error } = await client.auth.getUser();
  if (error === null) return { ok: false, reason: "unavailable" };
  return toAuthFailure(error).reason === "refused"
    ? { ok: true }
    : { ok: false, reason: "unknown" };
}

/**
 * Erases an account by a sign-in of this moment, as the database asks for; leaves no session behind.
 * Refused means that the password was.
 */
export function eraseAccount(
  load: LoadClient,
  email: string,
  password: string,
): Promise<ErasureAnswer> {
  return answerSafely<ErasureAnswer>(async () => {
    const client = await load("memory");
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) return toAuthFailure(error);
    const { error: failure, status } = await client.rpc("delete_my_account");
    if (failure === null) return { ok: true };
    // An answer that got lost says nothing about what was done.
    const isLost = status === 0 || status >= 500;
    const answer: ErasureAnswer = isLost
      ? await askWhatIsLeft(client)
      : { ok: false, reason: "unavailable" };
    await client.auth.signOut({ scope: "local" });
    return answer;
  });
}
