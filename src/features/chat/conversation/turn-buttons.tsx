import { RotateCcw } from "lucide-react";

import { IconButton } from "@/components/icon-button";

/** Asks the question of an answer once more; out of sight while a reply is on its way. */
export function AskAgainButton({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <IconButton
      Icon={RotateCcw}
      label="Ask again"
      onClick={onAskAgain}
      className="group-data-busy/thread:invisible"
    />
  );
}
