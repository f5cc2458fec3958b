import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { useSettings } from "@/lib/use-settings";

import { AnalyticsChoicePart } from "./analytics-choice-part";
import { ClearDevice } from "./clear-device";

export type PrivacyChoicesDialogProps = {
  onClose: () => void;
  /** Brings the focus back to what opened the dialog. */
  onReturnFocus: () => void;
};

/** What she can decide about this device: whether visits are counted, and what is kept on it. */
export function PrivacyChoicesDialog({ onClose, onReturnFocus }: PrivacyChoicesDialogProps) {
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
