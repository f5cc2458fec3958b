import { useMutation } from "@tanstack/react-query";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { Dialog, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";

export type DeleteDialogProps = {
  /** One message, or everything she ever wrote and was answered here. */
  extent: "one" | "all";
  onDelete: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the deleted message takes its button with it. */
  focusAfter: () => HTMLElement | null;
};

const texts = {
  one: {
    title: "Delete this message?",
    description: "It is removed from your account for good.",
    action: "Delete",
  },
  all: {
    title: "Delete all messages?",
    description: "All your questions and all answers are removed from your account for good.",
    action: "Delete all",
  },
} as const;

/** Asks once more before messages are gone. */
export function DeleteDialog({ extent, onDelete, onClose, focusAfter }: DeleteDialogProps) {
  const deleting = useMutation({
    mutationFn: onDelete,
    onSuccess: onClose,
  });
  const { title, description, action } = texts[extent];
  return (
    <Dialog
      onClose={onClose}
      onReturnFocus={(before) => {
        const next = before?.isConnected === true ? before : focusAfter();
        next?.focus({ preventScroll: true });
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{description}</DialogDescription>
      {deleting.isError && (
        <Note tone="danger" role="alert">
          It could not be deleted. Check your connection and try again.
        </Note>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="destructive" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
