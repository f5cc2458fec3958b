import { type ComponentType, Suspense } from "react";

import { useIsHydrated } from "@/components/use-is-hydrated";
import { lazyComponent } from "@/lib/lazy-component";

import type { OfflineReason } from "./offline-words";
import { isKept } from "./site-worker";
import { useOfflineReason } from "./use-offline-reason";
import { useNewVersion } from "./use-new-version";

function Nothing() {
  return null;
}

/** Where nothing is kept on the device, the other words are out of reach too. */
function PlainLine() {
  return (
    <p className="max-w-measure py-3 text-sm">
      You are offline. Other pages may not open until you are connected again.
    </p>
  );
}

const offlineLine = lazyComponent(async (): Promise<ComponentType<{ reason: OfflineReason }>> => {
  try {
    return (await isKept()) ? (await import("./offline-line")).OfflineLine : PlainLine;
  } catch {
    // The copy is of another version than this page, or may not be asked about.
    return PlainLine;
  }
});

const newVersion = lazyComponent(async (): Promise<ComponentType> => {
  try {
    return (await import("./new-version")).NewVersion;
  } catch {
    // The next page that is opened is of the newer version anyway.
    return Nothing;
  }
});

/** Under the header: that the network is gone and how old the copy is, or that a newer version is ready. */
function SiteStatus() {
  const reason = useOfflineReason();
  const isNewVersionReady = useNewVersion();
  return (
    <div
      aria-live="polite"
      className="sticky top-(--header-height) z-20 bg-primary-soft text-ink print:hidden [body:has([data-chat-edge])_&]:static"
    >
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)">
        <Suspense>
          {reason !== null && <offlineLine.Component reason={reason} />}
          {isNewVersionReady && reason === null && <newVersion.Component />}
        </Suspense>
      </div>
    </div>
  );
}

/** Keeps the site on the device and speaks of it, once the page is hydrated; a site in development is not kept. */
export function OfflineGate() {
  const isHydrated = useIsHydrated();
  return import.meta.env.PROD && isHydrated ? <SiteStatus /> : null;
}
