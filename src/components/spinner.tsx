import { LoaderCircle } from "lucide-react";

import { cn } from "@/lib/cn";

/** Says in words that something is on its way; the turning mark appears only if it takes a while. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <output
      className={cn(
        "appears-late flex items-center justify-center gap-3 p-8 text-ink-2",
        className,
      )}
    >
      <LoaderCircle
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-6 animate-spin text-primary motion-reduce:animate-none"
      />
      <span>{label}</span>
    </output>
  );
}
