import { ArrowDown } from "lucide-react";

import { Button } from "@/components/button";

/** Stands above the field while she reads further up, in a row of its own so that it covers no words. */
export function JumpToLatest({ onJump }: { onJump: () => void }) {
  return (
    <div className="-mt-1 mb-2 grid justify-items-center">
      <Button variant="outline" size="sm" onClick={onJump}>
        <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Jump to latest
      </Button>
    </div>
  );
}
