import { type ReactNode, type Ref, useId } from "react";

import { cn } from "@/lib/cn";

import { describedBy, FieldError } from "./field";

export type Choice<Value> = { value: Value; label: string; mark?: ReactNode };

export type ChoiceRowProps<Value> = {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  /** Pressing the chosen one again takes it back. */
  onChoose: (value: Value | null) => void;
  /** All are as wide as the others and stay in one line. */
  isOneLine?: boolean;
  className?: string;
  error?: string | undefined;
  /** The first choice, for a form that brings her to what is to be corrected. */
  ref?: Ref<HTMLButtonElement>;
};

/** A few answers side by side, of which one press chooses one. */
export function ChoiceRow<Value extends string | number | boolean>({
  legend,
  choices,
  chosen,
  onChoose,
  isOneLine = false,
  className,
  error,
  ref,
}: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={describedBy(id, { error })}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={cn("flex gap-1.5", !isOneLine && "flex-wrap")}>
        {choices.map(({ value, label, mark }, place) => {
          const isChosen = value === chosen;
          return (
            <button
              key={String(value)}
              ref={place === 0 ? ref : undefined}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : value)}
              className={cn(
                "group flex min-h-12 grow items-center justify-center gap-1.5 rounded-1 border-[1.5px] py-2 text-ink",
                mark === undefined && !isOneLine && "px-3 text-sm",
                isOneLine && "min-w-0 basis-0 px-1 text-xs leading-tight sm:text-sm",
                mark !== undefined &&
                  "min-h-22 min-w-14 basis-0 flex-col text-xs max-[379px]:min-w-22",
                isChosen
                  ? "border-primary bg-primary-soft font-semibold inset-ring-2 inset-ring-primary"
                  : "border-line-strong bg-surface hover:border-primary",
              )}
            >
              {mark}
              {label}
            </button>
          );
        })}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
