import { ArrowDown } from "lucide-react";

import { Button } from "@/components/button";

/** Leads to the newest words; stands among the tools beside the field, so that it covers none. */
export function JumpToLatest({ onJump }: { onJump: () => void }) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Jump to latest"
      title="Jump to latest"
      onClick={onJump}
      className="rounded-round!"
    >
      <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Button>
  );
}
