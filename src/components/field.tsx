import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

import { cn } from "@/lib/cn";

/** What every field of a form takes besides its control. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldFrameProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The look of a control: text, select or password. */
export const controlLook =
  "min-h-[50px] w-full rounded-1 border-[1.5px] border-line-strong bg-surface px-4 py-2 text-md leading-normal text-ink " +
  "aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-3";

/** The look of the button that shows what is chosen from a list, and opens it. */
export const selectLook = cn(
  controlLook,
  "flex items-center justify-between gap-3 text-start data-placeholder:text-ink-3",
);

/** The ids that describe a control, or nothing when there is nothing to say. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
): string | undefined {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** What is to be corrected in the control with this id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-2 text-sm font-semibold text-danger-ink">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-5 shrink-0" />
      {children}
    </p>
  );
}

/** A label above a control, its error and its hint below it. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={cn("grid content-start gap-2", className)}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </div>
      )}
    </div>
  );
}

export type TextFieldProps = ComponentProps<"input"> &
  FieldTexts & { readOnlyReason?: string | undefined };

/** A labelled text input that carries its own hint, error and, when it cannot be changed, the reason. */
export function TextField({
  label,
  hint,
  error,
  readOnlyReason,
  readOnly,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const shownHint = readOnlyReason ?? hint;
  const isReadOnly = readOnly === true || readOnlyReason !== undefined;
  return (
    <FieldFrame id={fieldId} label={label} hint={shownHint} error={error} className={className}>
      <input
        {...input}
        id={fieldId}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint: shownHint, error })}
        className={cn(controlLook, isReadOnly && "border-dashed bg-sunken text-ink-2")}
      />
    </FieldFrame>
  );
}

/** Where a person types her e-mail address. */
export function EmailField(props: Omit<TextFieldProps, "label" | "type">) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
