import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router-dom";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { Dialog, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { emergencyNumbers } from "@/content/emergency-numbers";
import { CallLink } from "@/features/urgent-help/call-link";
import { paths } from "@/lib/paths";
import { useSettings } from "@/lib/use-settings";

import { type RatedAnswer, type Reason, reasons } from "./answer-rating";

/** An answer that she says did not help or is unsafe. */
export type Rated = { id: string; text: string; question: string | null };

type SendRating = (rated: Omit<RatedAnswer, "id">) => Promise<void>;

type PartProps = { onSend: SendRating; onClose: () => void };

const reasonIds = Object.keys(reasons).filter((key): key is Reason => key in reasons);

function NotSent() {
  return (
    <Note tone="danger" role="alert" className="my-3">
      It could not be saved. Check your connection and try again.
    </Note>
  );
}

function WhyNot({ onSend, onClose }: PartProps) {
  const sending = useMutation({
    mutationFn: (reason: Reason | null) =>
      onSend({ rating: "did_not_help", reason, isShared: false }),
    onSuccess: onClose,
  });
  return (
    <>
      <DialogTitle>What was wrong?</DialogTitle>
      <DialogDescription>Only how often each is said is shown to us.</DialogDescription>
      {sending.isError && <NotSent />}
      <div className="grid gap-2">
        {reasonIds.map((reason) => (
          <Button
            key={reason}
            variant="outline"
            disabled={sending.isPending}
            onClick={() => sending.mutate(reason)}
          >
            {reasons[reason]}
          </Button>
        ))}
        <Button variant="ghost" disabled={sending.isPending} onClick={() => sending.mutate(null)}>
          Something else
        </Button>
      </div>
    </>
  );
}

function Unsafe({ rated, onSend, onClose }: PartProps & { rated: Rated }) {
  const { providerName } = useSettings();
  const [isShared, setShared] = useState(false);
  const shareId = useId();
  const sending = useMutation({
    mutationFn: () => onSend({ rating: "unsafe", reason: null, isShared }),
    onSuccess: onClose,
  });
  return (
    <>
      <DialogTitle>This answer is unsafe</DialogTitle>
      <DialogDescription>If you need help now, call first.</DialogDescription>
      <div className="grid gap-2">
        {emergencyNumbers.map(({ country, emergency }) => (
          <CallLink key={country} line={emergency} place={country} />
        ))}
        <Link
          to={paths.urgentHelp}
          className="inline-flex min-h-11 items-center font-semibold text-danger-ink underline"
        >
          All signs and numbers
        </Link>
      </div>
      <div className="mt-3 grid gap-2 border-t border-line pt-3">
        <label htmlFor={shareId} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            id={shareId}
            type="checkbox"
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
            className="size-6 shrink-0 cursor-pointer"
          />
          <span>
            Share my question and this answer with {providerName}, so that it can be mended. Your
            name and e-mail do not go with them.
          </span>
        </label>
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-primary underline">
            Show what would be shared
          </summary>
          <div className="grid gap-2 bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
            {rated.question !== null && <p>{rated.question}</p>}
            <p>{rated.text}</p>
          </div>
        </details>
        <p className="text-sm text-ink-2">
          Unless you tick the box, we only count that an answer was unsafe.
        </p>
      </div>
      {sending.isError && <NotSent />}
      {/* Always in view, over the padding at the foot of the sheet. */}
      <DialogFooter className="sticky bottom-[calc(-1.5rem-env(safe-area-inset-bottom))] -mx-6 mt-3 border-t border-line bg-surface px-6 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
          Report it
        </Button>
      </DialogFooter>
    </>
  );
}

export type RatingDialogProps = PartProps & {
  rated: Rated;
  kind: "did_not_help" | "unsafe";
};

/** Asks what was wrong with an answer; for an unsafe one, help comes first and she says what is shared. */
export function RatingDialog({ rated, kind, onSend, onClose }: RatingDialogProps) {
  return (
    <Dialog onClose={onClose}>
      {kind === "unsafe" ? (
        <Unsafe rated={rated} onSend={onSend} onClose={onClose} />
      ) : (
        <WhyNot onSend={onSend} onClose={onClose} />
      )}
    </Dialog>
  );
}
