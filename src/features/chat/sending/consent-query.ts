import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Client } from "@/lib/supabase";

const kind = "companion";

/** Whether this person has accepted the current consent text of the companion. */
export function consentQuery(client: Client, userId: string) {
  return queryOptions({
    queryKey: ["consent", userId, kind],
    queryFn: async ({ signal }) => {
      const { data } = await client.rpc("has_consent", { kind }).abortSignal(signal).throwOnError();
      return z.parse(z.boolean(), data);
    },
  });
}

export async function giveConsent(client: Client): Promise<void> {
  await client.rpc("give_consent", { kind }).throwOnError();
}
