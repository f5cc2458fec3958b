import { Trash2, RotateCcw } from "lucide-react";

import { QuietButton } from "@/components/quiet-button";

export type DeleteButtonProps = { what: "question" | "answer"; onDelete: () => void };

/** Begins to delete one message. */
export function DeleteButton({ what, onDelete }: DeleteButtonProps) {
  return (
    <QuietButton aria-label={`Delete ${what}`} onClick={onDelete}>
      <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Delete
    </QuietButton>
  );
}

/** Asks the question of an answer once more; out of sight while a reply is on its way. */
export function AskAgainButton({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <QuietButton onClick={onAskAgain} className="group-data-busy/thread:invisible">
      <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Ask again
    </QuietButton>
  );
}
