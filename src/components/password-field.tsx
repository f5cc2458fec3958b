import { Eye, EyeOff } from "lucide-react";
import { useEffect, useId, useRef, useState, type ComponentProps } from "react";

import { cn } from "@/lib/cn";

import { controlLook, describedBy, FieldFrame, type FieldTexts } from "./field";

export type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & FieldTexts;

/** A labelled password input that its owner can make visible, and that is hidden again when the form is sent. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const form = box.current?.closest("form");
    const hide = () => setIsShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <div ref={box} className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={fieldId}
          type={isShown ? "text" : "password"}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={cn(controlLook, "pe-[6.25rem]")}
        />
        <button
          type="button"
          aria-controls={fieldId}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-[3px] end-[3px] inline-flex min-h-11 items-center gap-2 rounded-1 px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
          <span>
            {isShown ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </span>
        </button>
      </div>
    </FieldFrame>
  );
}
