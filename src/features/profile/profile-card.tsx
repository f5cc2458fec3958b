import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { useToast } from "@/components/toast";
import { countryKey } from "@/lib/personal-data";
import { type SessionUser, useSupabase } from "@/lib/session";
import { readText, removeText, writeText } from "@/lib/storage";

import { profileQuery, saveProfile } from "./profile-api";
import { ProfileFields } from "./profile-fields";
import { toProfileForm } from "./profile-schema";
import type { Profile, ProfileForm } from "./profile-schema";
import { INCOMPLETE_DATE } from "./save-failure";

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
  const [typed, setTyped] = useState<ProfileForm>({
    ...saved,
    country: saved.country || (readText("device", countryKey(user.id)) ?? ""),
  });
  const [isSaving, setSaving] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);

  function refuse(title: string, message: string): void {
    setFailure(message);
    toast({ title, description: message, variant: "destructive" });
  }

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (event.currentTarget.querySelector("input[type=date]:invalid") !== null) {
      refuse("Update failed", INCOMPLETE_DATE);
      return;
    }
    setFailure(null);
    setSaving(true);
    try {
      const answer = await saveProfile(client, user.id, typed);
      if (!answer.ok) {
        refuse("Update failed", answer.message);
        return;
      }
      queries.setQueryData(profileQuery(client, user.id).queryKey, answer.profile);
      rememberCountry(user.id, typed.country);
      setTyped(toProfileForm(answer.profile));
      setIsEditing(false);
      toast({
        title: "Profile updated",
        description: "Your profile has been successfully updated.",
        variant: "success",
      });
    } catch (error) {
      refuse("An error occurred", error instanceof Error ? error.message : "Please try again.");
    } finally {
      setSaving(false);
    }
  }

  return (
    <section aria-label="Personal information">
      <p className="mb-8 text-ink-2">
        {isEditing
          ? "Edit your profile information below"
          : "View and update your personal information"}
      </p>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-8">
        <ProfileFields
          typed={typed}
          onType={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          saved={isEditing ? null : saved}
          email={user.email}
          firstField={firstField}
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
              disabled={isSaving}
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
              isBusy={isSaving}
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
              firstField.current?.focus();
            }}
          >
            Edit Profile
          </Button>
        )}
      </form>
    </section>
  );
}
