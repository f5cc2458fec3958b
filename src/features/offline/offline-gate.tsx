import { type ComponentType, lazy, Suspense } from "react";

import { useIsAlive } from "@/components/use-is-alive";

function Nothing() {
  return null;
}

const SiteStatus = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("./site-status")).SiteStatus };
  } catch {
    // Without a network and a copy there is nothing to say about the copy.
    return { default: Nothing };
  }
});

/** Fetches what keeps the site on the device, once the page is alive; a site in development is not kept. */
export function OfflineGate() {
  const isAlive = useIsAlive();
  if (!import.meta.env.PROD || !isAlive) return null;
  return (
    <Suspense>
      <SiteStatus />
    </Suspense>
  );
}
