import { useIsHydrated } from "@/components/use-is-hydrated";

import { SiteStatus } from "./site-status";

/** Keeps the site on the device and speaks of it, once the page is hydrated; a site in development is not kept. */
export function OfflineGate() {
  const isHydrated = useIsHydrated();
  return import.meta.env.PROD && isHydrated ? <SiteStatus /> : null;
}
