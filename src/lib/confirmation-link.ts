import type { Session } from "@supabase/supabase-js";

import { toAuthFailure } from "./account-answers";
import type { LinkAnswer } from "./link-answer";
import { confirmationKey, hasStoredSession, readText, removeText } from "./storage";
import type { LoadClient } from "./supabase";

/** What became of the link of an account e-mail, for the page to tell. */
export type LinkOutcome =
  | { kind: "signed_in"; email: string }
  | { kind: "confirmed" | "not_taken" | "expired" | "unreachable" };

/** As long as a confirmation link works. */
const longestConfirmationMs = 3_600_000;

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
