import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

/** Where she goes after signing in: where she came from inside this site, else home. */
export function readReturnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return paths.home;
  const { from } = state;
  const isInside = typeof from === "string" && /^\/(?![/\\])/.test(from);
  return isInside && from !== paths.auth ? from : paths.home;
}

/** Shows its children until somebody is signed in, then goes to where she came from. */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { state } = useLocation();
  if (!user) return children;
  return (
    // The foot of the page stays out of view until the next page is there.
    <div className="min-h-dvh">
      <Navigate to={readReturnPath(state)} replace />
    </div>
  );
}
