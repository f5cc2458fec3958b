import { Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { useIsHydrated } from "@/components/use-is-hydrated";
import { useSettings } from "@/lib/use-settings";

const analytics = lazyComponent(async () => (await import("./analytics")).Analytics);

/** Fetches the counting of visits only where the owner has set it up. */
export function AnalyticsGate() {
  const { measurementId } = useSettings();
  const isHydrated = useIsHydrated();
  if (measurementId === null || !isHydrated) return null;
  return (
    <Suspense>
      <analytics.Component measurementId={measurementId} />
    </Suspense>
  );
}
