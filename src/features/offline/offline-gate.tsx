import { useIsAlive } from "@/components/use-is-alive";

import { SiteStatus } from "./site-status";

/** Keeps the site on the device and speaks of it, once the page is alive; a site in development is not kept. */
export function OfflineGate() {
  const isAlive = useIsAlive();
  return import.meta.env.PROD && isAlive ? <SiteStatus /> : null;
}
