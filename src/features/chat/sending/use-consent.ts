import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { companionConsentQuery } from "@/lib/consent-query";
import type { Client } from "@/lib/supabase";

const offerSchema = z.object({ receiver: z.nullable(z.string()) });

/** What the companion of this copy does with her words: who else receives them, null for nobody. */
export function offerQuery(client: Client) {
  return queryOptions({
    queryKey: ["companion-offer"],
    queryFn: async ({ signal }) => {
      const { data, error } = await client.functions.invoke<unknown>("claude-chat", {
        method: "GET",
        signal,
      });
      if (error !== null) throw error;
      return z.parse(offerSchema, data);
    },
    staleTime: 10 * 60_000,
  });
}

export type Consent = {
  /** Whether it was given; true also when that cannot be found out now, since the server itself refuses and asks. */
  isGiven: () => Promise<boolean>;
  /** The server wants it anew; done when it is known again who receives her messages. */
  noteMissing: () => Promise<void>;
  /** Stores that it is given, then goes on. */
  agree: (goOn: () => void) => void;
  isBusy: boolean;
  hasFailed: boolean;
};

/** The consent to the current text of the companion; looked up ahead of time when it will be needed. */
export function useConsent(client: Client, userId: string, isNeeded = false): Consent {
  const cache = useQueryClient();
  const query = companionConsentQuery(client, userId);
  const { data: isKnownGiven } = useQuery({ ...query, enabled: isNeeded });
  // What the question says is fetched ahead of it.
  useQuery({ ...offerQuery(client), enabled: isNeeded && isKnownGiven === false });
  const agreeing = useMutation({
    mutationFn: async () => {
      // She agrees to the receiver that she has read of, whoever it may be by now.
      const offer = cache.getQueryData(offerQuery(client).queryKey);
      if (offer === undefined) throw new Error("who receives her messages is not known");
      await client
        .rpc("give_consent", { kind: "companion", receiver: offer.receiver })
        .throwOnError();
    },
    onSuccess: () => cache.setQueryData(query.queryKey, true),
  });
  return {
    isGiven: () => cache.ensureQueryData(query).catch(() => true),
    noteMissing: () => {
      cache.setQueryData(query.queryKey, false);
      // Perhaps because somebody else receives her messages than she has read.
      return cache.resetQueries({ queryKey: offerQuery(client).queryKey });
    },
    agree: (goOn) => agreeing.mutate(undefined, { onSuccess: goOn }),
    isBusy: agreeing.isPending,
    hasFailed: agreeing.isError,
  };
}
