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
  className,
  error,
  ref,
}: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={describedBy(id, { error })}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
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
                "flex min-h-12 grow items-center justify-center gap-1.5 rounded-1 border-[1.5px] border-line-strong bg-surface py-2 text-ink hover:border-primary",
                mark === undefined
                  ? "px-3 text-sm"
                  : "min-w-14 basis-0 flex-col text-xs max-[379px]:min-w-22",
                isChosen && "border-primary bg-primary-soft inset-ring-2 inset-ring-primary",
                isChosen && mark === undefined && "font-semibold",
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
