import { useEffect } from "react";

import type { ToastMessage } from "@/components/toast";
import { useToast } from "@/components/toast";
import type { LinkOutcome } from "@/lib/confirmation-link";

const notices: Record<Exclude<LinkOutcome["kind"], "signed_in">, ToastMessage> = {
  confirmed: {
    title: "Your email address is confirmed",
    description: "You can sign in with it now.",
    variant: "success",
  },
  not_taken: {
    title: "That link has not signed you in",
    description:
      "To keep you safe, a link signs you in only where you made the account. Is the account yours? Sign in with your email and password.",
    variant: "destructive",
  },
  expired: {
    title: "This link no longer works",
    description:
      "It may be too old or was used before. Try to sign in. If that fails, reset your password.",
    variant: "destructive",
  },
  unreachable: {
    title: "Your link could not be checked",
    description: "Look at your connection, then open the link in your email again.",
    variant: "destructive",
  },
};

function noticeOf(outcome: LinkOutcome): ToastMessage {
  if (outcome.kind !== "signed_in") return notices[outcome.kind];
  const description = `This is the account of ${outcome.email}. Not yours? Sign out.`;
  return { title: "You are signed in", description, variant: "success" };
}

/** Says once what became of a link. */
export function LinkOutcomeNotice({ outcome }: { outcome: LinkOutcome }) {
  const { toast } = useToast();
  useEffect(() => toast(noticeOf(outcome)), [outcome, toast]);
  return null;
}
