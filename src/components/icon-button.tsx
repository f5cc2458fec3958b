import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/cn";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  Icon: LucideIcon;
  /** Its name, for screen readers and for who points at it. */
  label: string;
};

/** A quiet action beside a text, shown by its sign alone. */
export function IconButton({ Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={cn(
        "grid size-11 shrink-0 place-items-center rounded-1 text-ink-3 hover:bg-primary-soft hover:text-ink aria-pressed:bg-primary-soft aria-pressed:text-primary disabled:opacity-60 data-[state=open]:bg-primary-soft",
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
