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
