import { useLocation } from "react-router-dom";

import { ButtonLink } from "@/components/button";
import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useSession, type SessionUser } from "@/lib/session";

import { AccountButton } from "./account-button";
import { signInState } from "./sign-in-state";
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

/** The place in the top bar for her account, as wide from the start as her name and e-mail may be; longer ones are cut. */
export function AccountSlot() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <div className="flex w-60 max-w-full justify-end">
      {!user && (
        <ButtonLink
          to={paths.auth}
          state={signInState(pathname)}
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
