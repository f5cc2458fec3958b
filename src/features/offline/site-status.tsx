import { type ComponentType, lazy, Suspense } from "react";

import type { Absence } from "./offline-words";
import { isKept } from "./site-worker";
import { useAbsence } from "./use-absence";
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

const OfflineLine = lazy(async (): Promise<{ default: ComponentType<{ absence: Absence }> }> => {
  try {
    if (!(await isKept())) return { default: PlainLine };
    return { default: (await import("./offline-line")).OfflineLine };
  } catch {
    // The copy is of another version than this page, or may not be asked about.
    return { default: PlainLine };
  }
});

const NewVersion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("./new-version")).NewVersion };
  } catch {
    // The next page that is opened is of the newer version anyway.
    return { default: Nothing };
  }
});

/** Under the header: that the network is gone and how old the copy is, or that a newer version is ready. */
export function SiteStatus() {
  const absence = useAbsence();
  const isNewVersionReady = useNewVersion();
  return (
    <div
      aria-live="polite"
      className="sticky top-(--header-height) z-20 bg-primary-soft text-ink print:hidden"
    >
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)">
        <Suspense>
          {absence !== null && <OfflineLine absence={absence} />}
          {isNewVersionReady && absence === null && <NewVersion />}
        </Suspense>
      </div>
    </div>
  );
}
