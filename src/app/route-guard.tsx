import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { Page } from "@/components/page";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

import { InputReplay } from "./input-replay";

type RouteGuardProps = { title: string; children: ReactNode };

/** Lets only a signed-in person through; anybody else signs in first and is remembered where she was going. */
export function RouteGuard({ title, children }: RouteGuardProps) {
  const { user, isLoading } = useSession();
  const { pathname, search } = useLocation();

  if (isLoading || user === undefined) {
    return (
      <Page title={title} width="form">
        <h1 tabIndex={-1} className="sr-only">
          {title}
        </h1>
        <Spinner label="Loading your account..." className="needs-scripts min-h-dvh items-start" />
        <InputReplay />
      </Page>
    );
  }
  if (user === null) {
    return <Navigate to={paths.auth} replace state={{ from: `${pathname}${search}` }} />;
  }
  return children;
}
