import { Suspense } from "react";

import { ErrorBoundary } from "@/components/error-boundary";
import { ToastProvider } from "@/components/toast";
import { LinkNotice } from "@/features/auth/link-notice";
import { MessageButton } from "@/features/messaging/message-button";
import { footerLinkLook, SiteFooter } from "@/features/navigation/site-footer";
import { SiteHeader } from "@/features/navigation/site-header";
import { SkipLink } from "@/features/navigation/skip-link";
import { WithoutScripts } from "@/features/navigation/without-scripts";
import { OfflineGate } from "@/features/offline/site-status";
import { AnalyticsGate } from "@/features/privacy-choices/analytics-gate";
import { PrivacyChoicesButton } from "@/features/privacy-choices/privacy-choices-button";
import { SearchButton } from "@/features/site-search/search-button";
import { VisitorGate } from "@/features/visitor-gate/visitor-gate";
import { SessionProvider } from "@/lib/session";

import { ErrorPage } from "./error-page";
import { useRoutePreload } from "./route-preload";
import { Router } from "./router";

/**
 * The whole site inside a router: who is signed in, the frame around every page, and the page. What stands in a
 * `<Suspense>` of its own is hydrated by itself, so that no part keeps the browser busy for long.
 */
export function App() {
  useRoutePreload();
  return (
    <ErrorBoundary Fallback={ErrorPage}>
      <SessionProvider>
        <ToastProvider>
          <div className="flex min-h-dvh flex-col pt-(--header-height)">
            <SkipLink />
            <Suspense>
              <SiteHeader>
                <SearchButton />
              </SiteHeader>
            </Suspense>
            <WithoutScripts />
            <OfflineGate />
            <Router />
            <Suspense>
              <SiteFooter privacyChoices={<PrivacyChoicesButton className={footerLinkLook} />} />
            </Suspense>
            <MessageButton />
            <AnalyticsGate />
          </div>
          <VisitorGate />
          <LinkNotice />
        </ToastProvider>
      </SessionProvider>
    </ErrorBoundary>
  );
}
