import { useId, type ComponentProps } from "react";

import { cn } from "@/lib/cn";

import { controlLook, describedBy, FieldFrame, type FieldTexts } from "./field";

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
