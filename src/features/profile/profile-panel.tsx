import { QueryClientProvider, useQuery } from "@tanstack/react-query";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { Spinner } from "@/components/spinner";
import { profileQuery } from "@/lib/profile";
import { queryClient } from "@/lib/query-client";
import { type SessionUser, useSession, useSupabase } from "@/lib/session";

import { CompanionConsent } from "./companion-consent";
import { DataExport } from "./data-export";
import { DeleteAccount } from "./delete-account";
import { ProfileCard } from "./profile-card";

/** What she can do with what is stored about her: take it, take back her consent, erase it. */
function YourData({ user }: { user: SessionUser }) {
  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-xl">
        Your data
      </h2>
      <div className="mt-3 border-b border-line">
        <DataExport />
        <CompanionConsent user={user} />
        <DeleteAccount />
      </div>
    </section>
  );
}

/** As tall as the window, so that nothing in view moves when the profile comes. */
export function ProfileOnItsWay() {
  return <Spinner label="Loading your profile" className="min-h-dvh items-start" />;
}

function LoadedProfile({ user }: { user: SessionUser }) {
  const client = useSupabase();
  const profile = useQuery(profileQuery(client, user.id));

  if (profile.isPending) return <ProfileOnItsWay />;
  if (profile.isError) {
    return (
      <div className="grid justify-items-start gap-6">
        <Note tone="danger" role="alert">
          <p className="text-md">We could not load your profile. Nothing in it is lost.</p>
        </Note>
        <Button
          isBusy={profile.isFetching}
          busyLabel="Trying again..."
          onClick={() => void profile.refetch()}
        >
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <ProfileCard user={user} profile={profile.data} />
      <YourData user={user} />
    </>
  );
}

/** The profile of the person who is signed in, and what she can do with her data. */
export function ProfilePanel() {
  const { user } = useSession();
  if (!user) return <ProfileOnItsWay />;
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedProfile key={user.id} user={user} />
    </QueryClientProvider>
  );
}
