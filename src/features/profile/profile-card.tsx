import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { useToast } from "@/components/toast";
import { countryKey } from "@/lib/personal-data";
import type { SessionUser } from "@/lib/session";
import { readText, removeText, writeText } from "@/lib/storage";
import { useSupabase } from "@/lib/supabase";

import { profileQuery, saveProfile } from "./profile-api";
import { ProfileFields } from "./profile-fields";
import { toProfileForm } from "./profile-schema";
import type { Profile, ProfileForm } from "./profile-schema";

/** What was pressed is gone after a change of mode, so the focus needs a new place. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function rememberCountry(userId: string, country: string): void {
  if (country === "") removeText("device", countryKey(userId));
  else writeText("device", countryKey(userId), country);
}

type ProfileCardProps = { user: SessionUser; profile: Profile | null };

/** Her personal details, to be read or edited; what she typed stays until it is saved. */
export function ProfileCard({ user, profile }: ProfileCardProps) {
  const client = useSupabase();
  const queries = useQueryClient();
  const { toast } = useToast();
  const [isEditing, setIsEditing] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const saved = toProfileForm(profile);
  const form = useForm<ProfileForm>({
    defaultValues: {
      ...saved,
      country: saved.country || (readText("device", countryKey(user.id)) ?? ""),
    },
  });
  const { isSubmitting } = form.formState;

  function refuse(title: string, message: string): void {
    setFailure(message);
    toast({ title, description: message, variant: "destructive" });
  }

  async function save(values: ProfileForm): Promise<void> {
    setFailure(null);
    try {
      const answer = await saveProfile(client, user.id, values);
      if (!answer.ok) {
        refuse("Update failed", answer.message);
        return;
      }
      queries.setQueryData(profileQuery(client, user.id).queryKey, answer.profile);
      rememberCountry(user.id, values.country);
      form.reset(toProfileForm(answer.profile));
      setIsEditing(false);
      toast({
        title: "Profile updated",
        description: "Your profile has been successfully updated.",
        variant: "success",
      });
    } catch (error) {
      refuse("An error occurred", error instanceof Error ? error.message : "Please try again.");
    }
  }

  return (
    <section aria-label="Personal information">
      <p className="mb-8 text-ink-2">
        {isEditing
          ? "Edit your profile information below"
          : "View and update your personal information"}
      </p>
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-8">
        <ProfileFields
          register={form.register}
          control={form.control}
          saved={isEditing ? null : saved}
          email={user.email}
        />
        {failure !== null && (
          <Note tone="danger" title="Your changes are not saved" tabIndex={-1} ref={takeFocus}>
            <p className="text-md">{failure}</p>
          </Note>
        )}
        {isEditing ? (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="outline"
              disabled={isSubmitting}
              onClick={() => {
                setFailure(null);
                setIsEditing(false);
              }}
            >
              Cancel
            </Button>
            <Button
              type="submit"
              className="flex-1"
              isBusy={isSubmitting}
              busyLabel="Saving Changes..."
            >
              Save Changes
            </Button>
          </div>
        ) : (
          <Button
            ref={takeFocus}
            className="justify-self-start"
            onClick={() => {
              setIsEditing(true);
              form.setFocus("fullName");
            }}
          >
            Edit Profile
          </Button>
        )}
      </form>
    </section>
  );
}
