import { lazy, Suspense, useState } from "react";

import { ButtonLink } from "@/components/button";
import { paths } from "@/lib/paths";
import { useSession, type SessionUser } from "@/lib/session";

import { AccountButton } from "./account-button";
import { useSignOut } from "./use-sign-out";

const AccountMenu = lazy(async () => ({ default: (await import("./account-menu")).AccountMenu }));

function Account({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return <AccountButton user={user} aria-expanded={false} onClick={() => setIsAsked(true)} />;
  }
  return (
    <Suspense fallback={<AccountButton user={user} aria-expanded={false} />}>
      <AccountMenu user={user} onSignOut={() => void signOut()} />
    </Suspense>
  );
}

/** The corner of the top bar for her account; as wide signed out as signed in, so that nothing moves. */
export function AccountSlot() {
  const { user } = useSession();
  return (
    <div className="flex w-[280px] nav:w-[208px] max-w-full min-[1280px]:w-[240px] justify-end">
      {user === null && (
        <ButtonLink to={paths.auth} size="sm">
          Sign In
        </ButtonLink>
      )}
      {user && <Account user={user} />}
    </div>
  );
}
