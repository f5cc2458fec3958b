import type { ReactNode } from "react";

import { cn } from "@/lib/cn";

/** A page that tells nothing about the one she was on. */
export const SAFE_PLACE = "https://www.bbc.com/weather";

type QuickExitProps = {
  label?: ReactNode;
  isSmall?: boolean;
  /** What has to happen to leave; else a weather page takes the place of this one. */
  onLeave?: () => void;
};

/** Leaves the site for a weather page and takes this page out of the way back. */
export function QuickExit({
  label = "Leave this page fast",
  isSmall = false,
  onLeave = () => location.replace(SAFE_PLACE),
}: QuickExitProps) {
  return (
    <a
      href={SAFE_PLACE}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        onLeave();
      }}
      className={cn(
        "inline-flex shrink-0 items-center justify-center gap-2 rounded-1 border-[1.5px] border-line-strong bg-paper font-semibold text-ink no-underline hover:bg-primary-soft",
        isSmall ? "min-h-11 px-4 text-sm" : "min-h-12 px-6",
      )}
    >
      {label}
    </a>
  );
}
