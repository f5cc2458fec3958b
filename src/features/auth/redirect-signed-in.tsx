import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useSession } from "@/lib/session";

import { readReturnPath } from "./return-path";

/** Shows its children until somebody is signed in, then goes to where she came from. */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { state } = useLocation();
  return user ? <Navigate to={readReturnPath(state)} replace /> : children;
}
