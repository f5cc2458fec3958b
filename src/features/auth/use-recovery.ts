import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { readLinkAnswer } from "@/lib/link-answer";
import type { LinkAnswer } from "@/lib/link-answer";
import { useLoadSupabase } from "@/lib/session";
import { hasOpenRecovery } from "@/lib/storage";
import type { LoadClient } from "@/lib/supabase";

import { openRecovery, readRecoveryEmail } from "./password-recovery";
import { failureSentence } from "./auth-schema";

export type Recovery =
  | { step: "checking" }
  | { step: "expired" }
  /** With the account whose password may be set; null where no link has been opened. */
  | { step: "ready"; email: string | null }
  | { step: "interrupted"; message: string };

async function follow(load: LoadClient, link: LinkAnswer): Promise<Recovery> {
  const answer = await openRecovery(load, link);
  if (answer.ok) return { step: "ready", email: answer.email };
  if (answer.reason === "refused") return { step: "expired" };
  return { step: "interrupted", message: failureSentence(answer.reason, "") };
}

/** Opens the reset link in the address, and tells how far that has come. */
export function useRecovery(): Recovery {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const load = useLoadSupabase();
  const [recovery, setRecovery] = useState<Recovery>({ step: "checking" });

  // A link works once, so a second reading of the same one shares the first answer.
  const followed = useRef<{ address: string; recovery: Promise<Recovery> } | null>(null);

  useEffect(() => {
    let isCurrent = true;

    async function open(): Promise<void> {
      const link = readLinkAnswer({ search, hash });
      if (link === null) {
        const email = hasOpenRecovery() ? await readRecoveryEmail(load) : null;
        if (!isCurrent) return;
        setRecovery((before) => (before.step === "checking" ? { step: "ready", email } : before));
        return;
      }
      const address = `${search}${hash}`;
      if (followed.current?.address !== address) {
        followed.current = { address, recovery: follow(load, link) };
      }
      const next = await followed.current.recovery;
      if (!isCurrent) return;
      setRecovery(next);
      if (next.step === "interrupted") return;
      // The link must not stay in the address, where it could be bookmarked or sent on.
      await navigate(pathname, { replace: true });
    }

    void open();
    return () => {
      isCurrent = false;
    };
  }, [search, hash, pathname, navigate, load]);

  return recovery;
}
