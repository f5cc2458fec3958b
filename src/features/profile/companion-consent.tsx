import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageSquareText } from "lucide-react";

import { Button } from "@/components/button";
import { handFocusOn } from "@/components/take-focus";
import { companionConsentQuery } from "@/lib/consent-query";
import { type SessionUser, useSupabase } from "@/lib/session";

import { withdrawCompanionConsent } from "./data-rights-api";
import { DataRow } from "./data-row";

const texts = {
  given: "You agreed that the companion may store and process what you write to it.",
  none: "You have not agreed to this, so the companion takes no messages from you. You are asked before your first one.",
} as const;

/** Shows whether she agrees to the companion, and lets her take that back with one press. */
export function CompanionConsent({ user }: { user: SessionUser }) {
  const client = useSupabase();
  const queries = useQueryClient();
  const query = companionConsentQuery(client, user.id);
  const consent = useQuery(query);
  const withdrawal = useMutation({
    mutationFn: () => withdrawCompanionConsent(client),
    onSuccess: () => queries.setQueryData(query.queryKey, false),
  });

  return (
    <DataRow
      title="Consent to the AI companion"
      Icon={MessageSquareText}
      action={
        consent.data === true && (
          <Button
            ref={handFocusOn}
            variant="link"
            size="sm"
            isBusy={withdrawal.isPending}
            busyLabel="Withdrawing..."
            onClick={() => withdrawal.mutate()}
          >
            Withdraw consent
          </Button>
        )
      }
    >
      <output>{consent.data !== undefined && (consent.data ? texts.given : texts.none)}</output>
      {consent.isError && (
        <>
          <p>We could not look up your consent.</p>
          <Button
            variant="link"
            size="sm"
            className="justify-self-start"
            onClick={() => void consent.refetch()}
          >
            Look again
          </Button>
        </>
      )}
      <p role="alert" className="font-semibold text-danger-ink">
        {withdrawal.isError && "Your consent has not been withdrawn yet. Please try again."}
      </p>
    </DataRow>
  );
}
