import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { AnalyticsButtons } from "./analytics-buttons";
import { useAnalyticsChoice } from "./analytics-choice";
import { isCounted, newVisit, pageViewAddress, type Visit } from "./page-views";

/** The question about counting pages, at the lower edge until it is answered. */
function AnalyticsQuestion() {
  return (
    <section
      id="analytics-question"
      aria-label="Counting visits"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line-strong bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-2 print:hidden"
    >
      <div className="mx-auto flex max-w-[calc(var(--page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-(--gutter) py-4">
        <p className="max-w-measure text-sm">
          May we count which pages are opened, with Google Analytics? Never the chat, the quiz, the
          BMI Calculator or your account. You can change this later, under Privacy choices at the
          foot of a page.
        </p>
        <div className="flex gap-3">
          <AnalyticsButtons />
        </div>
      </div>
    </section>
  );
}

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
