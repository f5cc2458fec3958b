import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

/** Lets only a signed-in person through; anybody else signs in first and is remembered where she was going. */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { user, isLoading } = useSession();
  const { pathname, search } = useLocation();

  if (isLoading || user === undefined) {
    return (
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center">
        <Spinner label="Loading your account..." />
      </main>
    );
  }
  if (user === null) {
    return <Navigate to={paths.auth} replace state={{ from: `${pathname}${search}` }} />;
  }
  return children;
}
