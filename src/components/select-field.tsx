import { ChevronDown } from "lucide-react";
import { type ComponentType, type KeyboardEvent, useId, useState } from "react";

import { describedBy, FieldFrame, type FieldTexts, selectLook } from "./field";
import type { FieldListProps } from "./select-list";
import { useLazyComponent } from "./use-lazy-component";

export type SelectFieldProps = FieldTexts & {
  placeholder: string;
  value: string;
  /** What is shown of the value; null while nothing is chosen. */
  chosen: string | null;
  onValueChange: (value: string) => void;
  /** The list with its options. */
  list: { get: () => Promise<ComponentType<FieldListProps>>; preload: () => void };
  className?: string | undefined;
};

const OPENING_KEY = /^(?:Arrow(?:Up|Down)|\S)$/;

/** A labelled list to choose one option from; the list is fetched when she goes to it. */
export function SelectField({
  label,
  placeholder,
  value,
  chosen,
  onValueChange,
  list,
  hint,
  error,
  className,
}: SelectFieldProps) {
  const id = useId();
  const [isFetching, setFetching] = useState(false);
  const { Component: List, fetchComponent } = useLazyComponent("The list", list);
  const descriptions = describedBy(id, { hint, error });

  async function open() {
    setFetching(true);
    await fetchComponent();
    setFetching(false);
  }

  function openByKey(event: KeyboardEvent) {
    if (!OPENING_KEY.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {List === null ? (
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands where the list's own button will
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions}
          aria-busy={isFetching || undefined}
          data-placeholder={chosen === null ? "" : undefined}
          onPointerEnter={list.preload}
          onFocus={list.preload}
          onClick={() => void open()}
          onKeyDown={openByKey}
          className={selectLook}
        >
          <span>{chosen ?? placeholder}</span>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-ink" />
        </button>
      ) : (
        <List
          id={id}
          placeholder={placeholder}
          value={value}
          onValueChange={onValueChange}
          describedBy={descriptions}
          isInvalid={error !== undefined}
        />
      )}
    </FieldFrame>
  );
}
