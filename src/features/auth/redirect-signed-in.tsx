import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useSession } from "@/lib/session";

import { readReturnPath } from "./return-path";

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
