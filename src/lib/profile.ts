import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Client } from "./supabase";

/** A row of the profiles table, as far as the screens read it. */
export const profileSchema = z.object({
  first_name: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  country: z.nullable(z.string()),
});

export type Profile = z.infer<typeof profileSchema>;

export const profileColumns = "first_name, date_of_birth, phone_number, country";

/** The saved profile of a person; null while there is none. */
export function profileQuery(client: Client, userId: string) {
  return queryOptions({
    queryKey: ["profile", userId],
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const { data } = await client
        .from("profiles")
        .select(profileColumns)
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return z.nullable(profileSchema).parse(data);
    },
  });
}
