import type { LazyDialogProps } from "@/components/use-lazy-component";
import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { useSettings } from "@/lib/use-settings";

import { AnalyticsButtons } from "./analytics-buttons";
import { useAnalyticsChoice } from "./analytics-choice";
import { ClearDevice } from "./clear-device";

const states = {
  accepted: "You said yes: pages are counted.",
  refused: "You said no: pages are not counted.",
  open: "You have not chosen: pages are not counted.",
} as const;

/** Her choice about the counting of visits, and the way to change it. */
function AnalyticsChoicePart() {
  const choice = useAnalyticsChoice();
  return (
    <section aria-labelledby="counting-visits" className="border-t border-line py-4">
      <h3 id="counting-visits" className="text-lg">
        Counting visits
      </h3>
      <p className="mt-2 text-sm text-ink-2">
        Google Analytics can count which of our general pages are opened. It is never told about the
        chat, the quiz, the BMI Calculator or your account.
      </p>
      <output className="my-3 block font-semibold">{states[choice ?? "open"]}</output>
      <div className="flex gap-3">
        <AnalyticsButtons />
      </div>
    </section>
  );
}

/** What she can decide about this device: whether visits are counted, and what is kept on it. */
export function PrivacyChoicesDialog({ onClose, onReturnFocus }: LazyDialogProps) {
  const { measurementId } = useSettings();
  return (
    <Dialog onClose={onClose} onReturnFocus={onReturnFocus}>
      <DialogTitle>Privacy choices</DialogTitle>
      <DialogDescription>These choices are for this device.</DialogDescription>
      {measurementId === null ? (
        <p className="border-t border-line py-4">We do not count or track your visits.</p>
      ) : (
        <AnalyticsChoicePart />
      )}
      <ClearDevice />
    </Dialog>
  );
}
