import type { ReactNode } from "react";

import { cn } from "@/lib/cn";

export type SideColumnProps = { label: string; side: "start" | "end"; children: ReactNode };

const places = {
  start: "lg:start-0 lg:w-62 lg:border-e",
  end: "lg:end-0 lg:w-80 lg:border-s",
} as const;

/** Stands beside the messages where there is room for it; elsewhere a sheet shows the same. */
export function SideColumn({ label, side, children }: SideColumnProps) {
  return (
    <aside
      aria-label={label}
      className={cn("hidden border-line bg-sunken lg:absolute lg:inset-y-0 lg:block", places[side])}
    >
      <div className="sticky top-(--header-height) flex h-[calc(100dvh-var(--header-height))] flex-col overflow-y-auto">
        {children}
      </div>
    </aside>
  );
}
