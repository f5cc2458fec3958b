import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { type BaseSyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { Form } from "@/components/form";
import { takeFocus } from "@/components/take-focus";
import { useToast } from "@/components/toast";
import { countryKey } from "@/lib/personal-data";
import { type Profile, profileQuery } from "@/lib/profile";
import { type SessionUser, useSupabase } from "@/lib/session";
import { readText, removeText, writeText } from "@/lib/storage";

import { saveProfile } from "./profile-api";
import { ProfileDetails } from "./profile-details";
import { ProfileFields } from "./profile-fields";
import { profileFormSchema, toProfileForm } from "./profile-schema";
import type { ProfileForm } from "./profile-schema";
import { INCOMPLETE_DATE } from "./save-failure";

function rememberCountry(userId: string, country: string): void {
  if (country === "") removeText("device", countryKey(userId));
  else writeText("device", countryKey(userId), country);
}

/** A date of which only a part was typed has no text that a schema could read. */
function hasIncompleteDate({ target }: BaseSyntheticEvent): boolean {
  const field =
    target instanceof Element ? target.querySelector<HTMLInputElement>("input[type=date]") : null;
  return field?.validity.badInput === true;
}

type ProfileCardProps = { user: SessionUser; profile: Profile | null };

/** Her personal details, to be read or edited; what she typed stays until it is saved. */
export function ProfileCard({ user, profile }: ProfileCardProps) {
  const client = useSupabase();
  const queries = useQueryClient();
  const { toast } = useToast();
  const [isEditing, setIsEditing] = useState(true);
  const saved = toProfileForm(profile);
  const form = useForm<ProfileForm, unknown, ProfileForm>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: {
      ...saved,
      country: saved.country || (readText("device", countryKey(user.id)) ?? ""),
    },
  });
  const { isSubmitting } = form.formState;

  function refuse(title: string, message: string, sentence = message): void {
    form.setError("root", { message: sentence });
    toast({ title, description: message, variant: "destructive" });
  }

  async function save(typed: ProfileForm, event?: BaseSyntheticEvent): Promise<void> {
    if (event !== undefined && hasIncompleteDate(event)) {
      refuse("Update failed", INCOMPLETE_DATE);
      return;
    }
    try {
      const answer = await saveProfile(client, user.id, typed);
      if (!answer.ok) {
        const { message, sentence, field } = answer.failure;
        if (field !== undefined) form.setError(field, { message: sentence });
        refuse("Update failed", message, sentence);
        return;
      }
      queries.setQueryData(profileQuery(client, user.id).queryKey, answer.profile);
      rememberCountry(user.id, typed.country);
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

  const editingActions = (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        disabled={isSubmitting}
        onClick={() => {
          form.clearErrors("root");
          setIsEditing(false);
        }}
      >
        Cancel
      </Button>
      <Button type="submit" className="flex-1" isBusy={isSubmitting} busyLabel="Saving Changes...">
        Save Changes
      </Button>
    </div>
  );

  return (
    <section aria-label="Personal information">
      <p className="mb-8 text-ink-2">
        {isEditing
          ? "Edit your profile information below"
          : "View and update your personal information"}
      </p>
      <Form
        form={form}
        onSend={save}
        summaryTitle="Your changes are not saved"
        className="grid gap-8"
        actions={
          isEditing ? (
            editingActions
          ) : (
            <Button
              ref={takeFocus}
              className="justify-self-start"
              onClick={() => {
                flushSync(() => setIsEditing(true));
                form.setFocus("fullName");
              }}
            >
              Edit Profile
            </Button>
          )
        }
      >
        {isEditing ? (
          <ProfileFields form={form} email={user.email} />
        ) : (
          <ProfileDetails typed={form.getValues()} saved={saved} email={user.email} />
        )}
      </Form>
    </section>
  );
}
