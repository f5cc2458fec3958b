import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { readLinkAnswer } from "@/lib/link-answer";
import type { LinkAnswer } from "@/lib/link-answer";
import { useSession } from "@/lib/session";
import type { Session } from "@/lib/session";

import { failureSentence } from "./failure-sentences";

export type Recovery =
  | { step: "checking" | "expired" | "ready" }
  | { step: "interrupted"; message: string };

async function follow(
  link: LinkAnswer,
  openRecoveryLink: Session["openRecoveryLink"],
): Promise<Recovery> {
  if (link.kind === "refused" || !link.isRecovery) return { step: "expired" };
  const answer = await openRecoveryLink(link.kind === "token" ? link.tokenHash : link);
  if (answer.ok) return { step: "ready" };
  if (answer.reason === "refused") return { step: "expired" };
  return { step: "interrupted", message: failureSentence(answer.reason, "") };
}

/** Opens the reset link in the address, and tells how far that has come. */
export function useRecovery(): Recovery {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { openRecoveryLink } = useSession();
  const [recovery, setRecovery] = useState<Recovery>({ step: "checking" });

  useEffect(() => {
    let isCurrent = true;

    async function open(): Promise<void> {
      const link = readLinkAnswer({ search, hash });
      if (link === null) {
        setRecovery((before) => (before.step === "checking" ? { step: "ready" } : before));
        return;
      }
      const next = await follow(link, openRecoveryLink);
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
  }, [search, hash, pathname, navigate, openRecoveryLink]);

  return recovery;
}
