import { lazy, Suspense } from "react";

import { useIsAlive } from "@/components/use-is-alive";
import { useSettings } from "@/lib/use-settings";

const Analytics = lazy(async () => ({ default: (await import("./analytics")).Analytics }));

/** Fetches the counting of visits only where the owner has set it up. */
export function AnalyticsGate() {
  const { measurementId } = useSettings();
  const isAlive = useIsAlive();
  if (measurementId === null || !isAlive) return null;
  return (
    <Suspense>
      <Analytics measurementId={measurementId} />
    </Suspense>
  );
}
