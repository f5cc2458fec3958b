import { Button } from "@/components/button";

export type ConsentChoiceProps = {
  isBusy: boolean;
  hasFailed: boolean;
  onAgree: () => void;
  onDecline: () => void;
};

/** Yes or not now, and why a yes could not be kept. */
export function ConsentChoice({ isBusy, hasFailed, onAgree, onDecline }: ConsentChoiceProps) {
  return (
    <div className="grid gap-1">
      {hasFailed && (
        <p role="alert" className="pb-2 font-semibold text-danger-ink">
          We could not save your choice. Check your connection and try again.
        </p>
      )}
      <Button className="min-h-13" isBusy={isBusy} onClick={onAgree}>
        I agree
      </Button>
      <Button variant="ghost" disabled={isBusy} onClick={onDecline}>
        Not now
      </Button>
    </div>
  );
}
