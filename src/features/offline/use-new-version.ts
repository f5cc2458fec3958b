import { useEffect, useState } from "react";

import { checkForNewVersion, keepSite, mayKeepSite } from "./site-worker";

/** A page that stays open asks for a newer version when she comes back to it, at most this often. */
const MS_BETWEEN_CHECKS = 3_600_000;

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
}

/** Keeps the site on the device and tells whether a newer version of it is ready. */
export function useNewVersion(): boolean {
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    let checkedAt = Date.now();

    async function start(): Promise<void> {
      try {
        if (await mayKeepSite()) await keepSite(() => setReady(true));
      } catch {
        // A browser that has no room or forbids it: the site works with the network only.
      }
    }
    function lookAgain(): void {
      if (document.hidden || Date.now() - checkedAt < MS_BETWEEN_CHECKS) return;
      checkedAt = Date.now();
      void checkForNewVersion();
    }
    whenIdle(() => void start());
    document.addEventListener("visibilitychange", lookAgain);
    return () => document.removeEventListener("visibilitychange", lookAgain);
  }, []);

  return isReady;
}
