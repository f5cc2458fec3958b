import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { Button } from "@/components/button";
import { Dialog, DialogTitle } from "@/components/ui/dialog";
import { companionConsent } from "@/content/companion-consent";
import { useSupabase } from "@/lib/session";

import { ConsentChoice, type ConsentChoiceProps, ConsentText } from "./consent-parts";
import { offerQuery } from "./use-consent";

export type ConsentSheetProps = ConsentChoiceProps & {
  /** Takes the focus when the sheet is gone. */
  focusAfter: () => void;
};

/** Asks once, before the first message, whether what she writes may be kept and answered. */
export function ConsentSheet({ focusAfter, ...choice }: ConsentSheetProps) {
  const { data: offer, isError, refetch } = useQuery(offerQuery(useSupabase()));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      aria-describedby={undefined}
      onClose={choice.onDecline}
      onReturnFocus={focusAfter}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        title.current?.focus({ preventScroll: true });
      }}
      className="flex flex-col overflow-hidden p-0! max-[479px]:rounded-t-[14px]"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-3">
        <div
          aria-hidden="true"
          className="mx-auto mb-4 h-1 w-9 rounded-round bg-line-strong min-[480px]:invisible"
        />
        <DialogTitle ref={title} tabIndex={-1} className="mb-4 outline-none">
          {companionConsent.title}
        </DialogTitle>
        {offer !== undefined && <ConsentText receiver={offer.receiver} />}
        {isError && (
          <p role="alert" className="pb-4">
            What happens to your messages could not be loaded. Check your connection.
          </p>
        )}
      </div>
      <div className="shrink-0 px-5 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {isError ? (
          <div className="grid gap-1">
            <Button className="min-h-13" onClick={() => void refetch()}>
              Try again
            </Button>
            <Button variant="ghost" onClick={choice.onDecline}>
              Not now
            </Button>
          </div>
        ) : (
          <ConsentChoice {...choice} isBusy={choice.isBusy || offer === undefined} />
        )}
      </div>
    </Dialog>
  );
}
