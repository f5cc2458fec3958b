import * as z from "zod/mini";

import type { Profile } from "@/lib/profile";

/** What she types; empty text means "not given". The limits are the database's, which says what it refuses. */
export const profileFormSchema = z.object({
  fullName: z.string().check(z.trim()),
  dateOfBirth: z.string(),
  phoneNumber: z.string().check(z.trim()),
  country: z.string(),
});

export type ProfileForm = z.infer<typeof profileFormSchema>;

/** The form of a saved profile; null is a profile nobody has filled in yet. */
export function toProfileForm(profile: Profile | null): ProfileForm {
  return {
    fullName: profile?.first_name ?? "",
    dateOfBirth: profile?.date_of_birth ?? "",
    phoneNumber: profile?.phone_number ?? "",
    country: profile?.country ?? "",
  };
}

/** What is sent when she saves. */
export function toProfileUpdate(form: ProfileForm) {
  return {
    first_name: form.fullName,
    last_name: null,
    date_of_birth: form.dateOfBirth || null,
    phone_number: form.phoneNumber || null,
    country: form.country || null,
  };
}
