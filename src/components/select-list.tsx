import * as Select from "@radix-ui/react-select";
import { Check, ChevronDown } from "lucide-react";

import { selectLook } from "./field";

export type SelectOption = { value: string; label: string };

/** What a field hands to its list. */
export type FieldListProps = {
  /** The id of the control, for its label. */
  id: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
};

export type SelectListProps = FieldListProps & { options: readonly SelectOption[] };

/** What lies outside the open list can neither be reached nor pressed; Radix only hides it from screen readers. */
function makeOutsideInert(list: HTMLElement | null): (() => void) | undefined {
  const outside = [...document.body.children].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement &&
      !part.contains(list) &&
      !part.inert &&
      !part.hasAttribute("data-radix-focus-guard"),
  );
  for (const part of outside) part.inert = true;
  return () => {
    for (const part of outside) part.inert = false;
  };
}

/** A list to choose one option from, open from the start; typing the first letters finds an option. */
export function SelectList({
  id,
  placeholder,
  options,
  value,
  onValueChange,
  describedBy,
  isInvalid,
}: SelectListProps) {
  return (
    <Select.Root value={value} onValueChange={onValueChange} defaultOpen>
      <Select.Trigger
        id={id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className={selectLook}
      >
        <Select.Value placeholder={placeholder} />
        <Select.Icon asChild>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-ink" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          ref={makeOutsideInert}
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
  );
}
