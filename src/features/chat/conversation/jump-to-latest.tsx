import { ArrowDown } from "lucide-react";

import { Button } from "@/components/button";

/** Floats above the composer while she reads further up. */
export function JumpToLatest({ onJump }: { onJump: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-14 grid justify-items-center">
      <span className="pointer-events-auto rounded-1 bg-surface shadow-2">
        <Button variant="outline" size="sm" onClick={onJump}>
          <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Jump to latest
        </Button>
      </span>
    </div>
  );
}
