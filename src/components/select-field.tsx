import * as Select from "@radix-ui/react-select";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";

import { cn } from "@/lib/cn";

import { controlLook, describedBy, FieldFrame, type FieldTexts } from "./field";

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldTexts & {
  placeholder: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A labelled list to choose one option from; typing the first letters finds an option. */
export function SelectField({
  label,
  placeholder,
  options,
  value,
  onValueChange,
  hint,
  error,
  name,
  disabled = false,
  className,
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <Select.Root
        value={value}
        onValueChange={onValueChange}
        disabled={disabled}
        {...(name ? { name } : {})}
      >
        <Select.Trigger
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cn(
            controlLook,
            "flex items-center justify-between gap-3 text-start data-placeholder:text-ink-3",
          )}
        >
          <Select.Value placeholder={placeholder} />
          <Select.Icon asChild>
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-ink"
            />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            className="z-50 w-(--radix-select-trigger-width) overflow-hidden rounded-2 border border-line bg-surface text-ink shadow-2"
          >
            <Select.Viewport className="max-h-[min(240px,var(--radix-select-content-available-height))] p-1.5">
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-1 px-3 text-md leading-tight outline-none data-highlighted:bg-primary-soft data-[state=checked]:font-semibold"
                >
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check aria-hidden="true" strokeWidth={1.75} className="size-5 text-primary" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </FieldFrame>
  );
}
