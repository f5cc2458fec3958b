import type { ComponentProps } from "react";

import { cn } from "@/lib/cn";

/** A small action beside a text, which must not outshout it. */
export function QuietButton({ className, children, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={cn(
        "inline-flex min-h-11 items-center gap-2 rounded-1 px-2 text-sm text-ink-3 hover:bg-primary-soft hover:text-ink",
        className,
      )}
    >
      {children}
    </button>
  );
}
