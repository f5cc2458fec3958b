import { Check, Eye } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

import { cn } from "@/lib/cn";

import { controlLook } from "./field";

export type CheckedFieldProps = Omit<ComponentProps<"fieldset">, "title"> & {
  /** What there is to do, in a word or two, and why. */
  title: string;
  reason: string;
  isSettled?: boolean;
  /** The part of the picture that the value was read from. */
  strip?: ReactNode;
  label: string;
  /** Said under the label. */
  detail?: string | undefined;
  /** Said behind the value, such as its unit. */
  suffix?: string | undefined;
  /** Long values have a line of their own. */
  isLong?: boolean;
  field: ComponentProps<"input">;
};

/** A value that was read from a picture: why to look at it, the strip it was read from, and a field to mend it; what else can be done with it are its children. */
export function CheckedField({
  title,
  reason,
  isSettled = false,
  strip,
  label,
  detail,
  suffix,
  isLong = false,
  field,
  className,
  children,
  ...rest
}: CheckedFieldProps) {
  const id = useId();
  const Icon = isSettled ? Check : Eye;
  const describing = [`${id}-reason`, detail && `${id}-detail`, suffix && `${id}-suffix`];
  return (
    <fieldset
      {...rest}
      aria-labelledby={`${id}-title ${id}-label`}
      aria-describedby={`${id}-reason`}
      className={cn(
        "grid min-w-0 gap-3 border-s-[5px] border-primary bg-primary-soft py-4 ps-[19px] pe-6",
        className,
      )}
    >
      <div>
        <p id={`${id}-title`} className="flex items-center gap-2 font-semibold text-primary">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          {title}
        </p>
        <p id={`${id}-reason`} className="leading-snug">
          {reason}
        </p>
      </div>
      {strip}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className={cn("min-w-0 flex-1", isLong ? "basis-full" : "basis-32")}>
          <label id={`${id}-label`} htmlFor={id} className="block leading-tight font-semibold">
            {label}
          </label>
          {detail && (
            <p id={`${id}-detail`} className="text-sm text-ink-2">
              {detail}
            </p>
          )}
        </div>
        <div className={cn("flex items-center gap-3", isLong ? "basis-full" : "[&>input]:w-24")}>
          <input
            autoComplete="off"
            spellCheck={false}
            {...field}
            id={id}
            aria-describedby={describing.filter(Boolean).join(" ")}
            className={cn(controlLook, "font-semibold")}
          />
          {suffix && (
            <span id={`${id}-suffix`} className="min-w-16 whitespace-nowrap">
              {suffix}
            </span>
          )}
        </div>
      </div>
      {children}
    </fieldset>
  );
}
