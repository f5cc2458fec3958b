import { Trash2 } from "lucide-react";

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
