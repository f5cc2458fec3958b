import { useEffect } from "react";

import type { ToastMessage } from "@/components/toast";
import { useToast } from "@/components/toast";
import { useSession } from "@/lib/session";

type Outcome = NonNullable<ReturnType<typeof useSession>["linkOutcome"]>;

const notices: Record<Exclude<Outcome, "signed_in">, ToastMessage> = {
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

/** Says what became of the link of an account e-mail that led here, wherever it led. */
export function LinkNotice() {
  const { linkOutcome } = useSession();
  const { toast } = useToast();
  useEffect(() => {
    if (linkOutcome !== null && linkOutcome !== "signed_in") toast(notices[linkOutcome]);
  }, [linkOutcome, toast]);
  return null;
}
