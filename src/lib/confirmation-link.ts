import type { Session } from "@supabase/auth-js";

import { toAuthFailure } from "./auth-failure";
import { begunConfirmation } from "./begun-confirmation";
import type { LinkAnswer } from "./link-answer";
import { hasStoredSession } from "./session-storage";
import type { LoadClient } from "./supabase";

/** What became of the link of an account e-mail, for the page to tell. */
export type LinkOutcome = "signed_in" | "confirmed" | "not_taken" | "expired" | "unreachable";

type Followed = { session: Session } | { outcome: Exclude<LinkOutcome, "signed_in"> };

/** Whether a session of this account may be taken from an address: she began it here, and nobody is signed in. */
function isAwaited(userId: string | undefined): boolean {
  return userId !== undefined && userId === begunConfirmation() && !hasStoredSession();
}

/**
 * Follows a link that is no recovery, in a client that keeps nothing. Its session is handed back only
 * where this browser waits for it: anybody can send her a link that opens an account of theirs.
 */
export async function followConfirmation(load: LoadClient, link: LinkAnswer): Promise<Followed> {
  if (link.kind === "refused") return { outcome: "expired" };
  if (link.kind === "session" && (begunConfirmation() === null || hasStoredSession())) {
    return { outcome: "not_taken" };
  }
  try {
    const auth = await (await load("memory")).openAuth();
    const { data, error } =
      link.kind === "token"
        ? await auth.verifyOtp({ token_hash: link.tokenHash, type: "signup" })
        : await auth.setSession({
            access_token: link.accessToken,
            refresh_token: link.refreshToken,
          });
    if (error) {
      return { outcome: toAuthFailure(error).reason === "refused" ? "expired" : "unreachable" };
    }
    if (data.session !== null && isAwaited(data.user?.id)) return { session: data.session };
    if (link.kind === "session") return { outcome: "not_taken" };
    await auth.signOut({ scope: "local" });
    return { outcome: "confirmed" };
  } catch {
    // The client could not be downloaded; the link still works.
    return { outcome: "unreachable" };
  }
}
