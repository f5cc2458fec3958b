import { Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";

import type { Asking } from "./use-asking";

const consentSheet = lazyComponent(async () => (await import("./consent-sheet")).ConsentSheet);

type ConsentQuestionProps = {
  consent: Asking["consent"];
  /** Takes the focus when the sheet is gone. */
  focusAfter: () => void;
};

/** Asks for her consent in a sheet that is fetched when it is first needed. */
export function ConsentQuestion({ consent, focusAfter }: ConsentQuestionProps) {
  return (
    <Suspense fallback={null}>
      <consentSheet.Component
        isBusy={consent.isBusy}
        hasFailed={consent.hasFailed}
        onAgree={consent.agree}
        onDecline={consent.decline}
        focusAfter={focusAfter}
      />
    </Suspense>
  );
}
