import { useEffect } from "react";

import { preloadPage } from "./route-pages";

function preloadTarget(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target === "_blank") {
    return;
  }
  // Only a head start: if it fails, the page itself tries again and reports.
  preloadPage(link.pathname).catch(() => undefined);
}

/** Fetches the code of a page as soon as a link to it is pointed at, touched or focused. */
export function useRoutePreload(): void {
  useEffect(() => {
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    for (const sign of signs) {
      document.addEventListener(sign, preloadTarget, { passive: true });
    }
    return () => {
      for (const sign of signs) {
        document.removeEventListener(sign, preloadTarget);
      }
    };
  }, []);
}
