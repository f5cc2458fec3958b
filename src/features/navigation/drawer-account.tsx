import { useLocation } from "react-router-dom";

import { Button, ButtonLink } from "@/components/button";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

import { Avatar } from "./avatar";
import { displayName } from "./person-name";
import { signInState } from "./sign-in-state";
import { useSignOut } from "./use-sign-out";

/** The account part at the bottom of the menu. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { user } = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();

  async function signOutAndLeave(): Promise<void> {
    onLeave();
    await signOut();
  }

  return (
    <div className="grid grid-cols-2 gap-3 border-t border-line px-4 py-3">
      {user ? (
        <>
          <div className="col-span-2 flex min-w-0 items-center gap-3">
            <Avatar user={user} />
            <div className="min-w-0 leading-tight">
              <p className="truncate font-semibold">{displayName(user.email)}</p>
              <p className="truncate text-xs text-ink-2">{user.email}</p>
            </div>
          </div>
          <ButtonLink
            to={paths.profile}
            variant="secondary"
            size="sm"
            className="px-1!"
            onClick={onLeave}
          >
            My Profile
          </ButtonLink>
          <Button
            variant="outline"
            size="sm"
            className="px-1!"
            onClick={() => void signOutAndLeave()}
          >
            Sign Out
          </Button>
        </>
      ) : (
        <ButtonLink
          to={paths.auth}
          state={signInState(pathname)}
          className="col-span-2"
          onClick={onLeave}
        >
          Sign In
        </ButtonLink>
      )}
    </div>
  );
}
