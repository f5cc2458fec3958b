import { Button, ButtonLink } from "@/components/button";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

import { Avatar } from "./avatar";
import { displayName } from "./person-name";
import { useSignOut } from "./use-sign-out";

/** The account part at the bottom of the menu. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { user } = useSession();
  const signOut = useSignOut();

  async function signOutAndLeave(): Promise<void> {
    onLeave();
    await signOut();
  }

  return (
    <div className="mt-auto grid gap-3 border-t border-line p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
      {user ? (
        <>
          <div className="flex items-center gap-3">
            <Avatar user={user} />
            <div className="min-w-0 leading-tight">
              <p className="truncate font-semibold">{displayName(user.email)}</p>
              <p className="truncate text-xs text-ink-2">{user.email}</p>
            </div>
          </div>
          <ButtonLink to={paths.profile} variant="secondary" size="sm" onClick={onLeave}>
            My Profile
          </ButtonLink>
          <Button variant="outline" size="sm" onClick={() => void signOutAndLeave()}>
            Sign Out
          </Button>
        </>
      ) : (
        <ButtonLink to={paths.auth} onClick={onLeave}>
          Sign In
        </ButtonLink>
      )}
    </div>
  );
}
