import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Client } from "@/lib/supabase";

import { profileSchema, toProfileUpdate } from "./profile-schema";
import type { Profile, ProfileForm } from "./profile-schema";
import { NoAnswerError, saveFailureSentence } from "./save-failure";

const columns = "first_name, date_of_birth, phone_number, country";

/** The saved profile of a person; null while she has none. */
export function profileQuery(client: Client, userId: string) {
  return queryOptions({
    queryKey: ["profile", userId],
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const { data } = await client
        .from("profiles")
        .select(columns)
        .eq("id", userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return z.nullable(profileSchema).parse(data);
    },
  });
}

export type SaveAnswer = { ok: true; profile: Profile } | { ok: false; message: string };

/** Saves her profile; throws when the server could not be reached. */
export async function saveProfile(
  client: Client,
  userId: string,
  form: ProfileForm,
): Promise<SaveAnswer> {
  const { data, error, status } = await client
    .from("profiles")
    .update(toProfileUpdate(form))
    .eq("id", userId)
    .select(columns)
    .single();
  if (error) {
    if (status === 0) throw new NoAnswerError();
    return { ok: false, message: saveFailureSentence(error) };
  }
  return { ok: true, profile: profileSchema.parse(data) };
}
