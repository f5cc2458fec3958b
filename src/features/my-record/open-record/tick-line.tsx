import type { ReactNode } from "react";

type TickLineProps = {
  isTicked: boolean;
  isDisabled?: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
};

/** A line of a list that she ticks. */
export function TickLine({ isTicked, isDisabled = false, onTick, children }: TickLineProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line py-2 leading-snug">
      <input
        type="checkbox"
        checked={isTicked}
        disabled={isDisabled}
        onChange={(event) => onTick(event.target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
