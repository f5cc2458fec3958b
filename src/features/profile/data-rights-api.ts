import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Client } from "@/lib/supabase";

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

export async function withdrawCompanionConsent(client: Client): Promise<void> {
  await client.rpc("withdraw_consent", { kind: "companion" }).throwOnError();
}

/** Everything that is stored about her, as text of a JSON file. */
export async function exportMyData(client: Client): Promise<string> {
  const { data } = await client.rpc("export_my_data").throwOnError();
  const everything = z.record(z.string(), z.unknown()).parse(data);
  return JSON.stringify(everything, null, 2);
}
