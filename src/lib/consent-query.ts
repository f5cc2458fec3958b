import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Client } from "./supabase";

/** Whether she agrees at this time to the companion's use of her words. */
export function companionConsentQuery(client: Client, userId: string) {
  return queryOptions({
    queryKey: ["consent", "companion", userId],
    queryFn: async ({ signal }): Promise<boolean> => {
      const { data } = await client
        .rpc("has_consent", { kind: "companion" })
        .abortSignal(signal)
        .throwOnError();
      return z.boolean().parse(data);
    },
  });
}
