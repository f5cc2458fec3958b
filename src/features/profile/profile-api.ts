import { type Profile, profileColumns, profileSchema } from "@/lib/profile";
import type { Client } from "@/lib/supabase";

import { type ProfileForm, toProfileUpdate } from "./profile-schema";
import { NoAnswerError, type SaveFailure, saveFailure } from "./save-failure";

export type SaveAnswer = { ok: true; profile: Profile } | { ok: false; failure: SaveFailure };

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
    .select(profileColumns)
    .single();
  if (error) {
    if (status === 0) throw new NoAnswerError();
    return { ok: false, failure: saveFailure(error) };
  }
  return { ok: true, profile: profileSchema.parse(data) };
}
