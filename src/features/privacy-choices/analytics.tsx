import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { useAnalyticsChoice } from "./analytics-choice";
import { AnalyticsQuestion } from "./analytics-question";
import { isCounted, newVisit, pageViewAddress, type Visit } from "./page-views";

/** Asks once whether pages may be counted, and counts them only after a yes. */
export function Analytics({ measurementId }: { measurementId: string }) {
  const { pathname } = useLocation();
  const choice = useAnalyticsChoice();
  const visit = useRef<Visit>(null);
  const lastPath = useRef<string>(null);
  // The browser's own wish to be left alone is an answer already.
  const isOpen =
    choice === null &&
    !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);

  useEffect(() => {
    if (choice !== "accepted") {
      visit.current = null;
      lastPath.current = null;
      return;
    }
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!isCounted(pathname)) return;
    visit.current ??= newVisit();
    navigator.sendBeacon(
      pageViewAddress(measurementId, visit.current, window.location.origin, pathname),
    );
  }, [choice, measurementId, pathname]);

  return isOpen && isCounted(pathname) ? <AnalyticsQuestion /> : null;
}
