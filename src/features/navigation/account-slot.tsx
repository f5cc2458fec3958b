import { ButtonLink } from "@/components/button";
import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useSession, type SessionUser } from "@/lib/session";

import { AccountButton } from "./account-button";
import { useSignOut } from "./use-sign-out";

const accountMenu = lazyModule(async () => (await import("./account-menu")).AccountMenu);

function Account({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  const { Component: AccountMenu, fetchComponent } = useLazyComponent(
    "The account menu",
    accountMenu,
  );
  if (AccountMenu === null) {
    return (
      <AccountButton user={user} aria-expanded={false} onClick={() => void fetchComponent()} />
    );
  }
  return <AccountMenu user={user} onSignOut={() => void signOut()} />;
}

/** The corner of the top bar for her account; as wide signed out as signed in, so that nothing moves. */
export function AccountSlot() {
  const { user } = useSession();
  return (
    <div className="flex w-[280px] nav:w-[208px] max-w-full min-[1280px]:w-[240px] justify-end">
      {!user && (
        <ButtonLink
          to={paths.auth}
          size="sm"
          className={cn(user === undefined && "unless-account-kept")}
        >
          Sign In
        </ButtonLink>
      )}
      {user && <Account user={user} />}
    </div>
  );
}
