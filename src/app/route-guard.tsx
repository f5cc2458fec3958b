import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { Page } from "@/components/page";
import { Spinner } from "@/components/spinner";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

import { InputReplay } from "./replay-after-hydration";

type RouteGuardProps = { title: string; children: ReactNode };

/** Lets only a signed-in person through; anybody else signs in first and is remembered where she was going. */
export function RouteGuard({ title, children }: RouteGuardProps) {
  const { user } = useSession();
  const { pathname, search } = useLocation();

  if (user) return children;
  // The page stays while she is led away: without it the footer would jump to the top.
  return (
    <Page title={title} width="form">
      <h1 tabIndex={-1} className="sr-only noscript:not-sr-only noscript:mb-4">
        {title}
      </h1>
      <Spinner label="Loading your account..." className="needs-scripts min-h-dvh items-start" />
      <noscript>
        <p className="max-w-measure">
          Your account opens only in a newer browser with scripts. The{" "}
          <a href={paths.articles} className="underline">
            articles
          </a>{" "}
          and{" "}
          <a href={paths.urgentHelp} className="underline">
            where to get urgent help
          </a>{" "}
          can be read without.
        </p>
      </noscript>
      {user === null ? (
        <Navigate to={paths.auth} replace state={{ from: `${pathname}${search}` }} />
      ) : (
        <InputReplay />
      )}
    </Page>
  );
}
