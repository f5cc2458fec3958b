import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

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
