import { type ReactNode, useCallback, useState } from "react";

import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

const deleteDialog = lazyModule(async () => (await import("./delete-dialog")).DeleteDialog);

export type DeletionOptions = {
  /** Deletes one message, or all of them when none is named. */
  onDelete: (id: string | null) => Promise<void>;
  /** Takes the focus when the deleted message takes its button with it. */
  focusAfter: () => HTMLElement | null;
};

export type Deletion = {
  /** Asks whether one message, or all of them, are to be deleted. */
  askToDelete: (id: string | null) => void;
  dialog: ReactNode;
};

/** Deletes messages once the question before that is answered with yes. */
export function useDeletion({ onDelete, focusAfter }: DeletionOptions): Deletion {
  const [pending, setPending] = useState<{ id: string | null } | null>(null);
  const { Component: DeleteDialog, fetchComponent } = useLazyComponent(
    "The question before deleting",
    deleteDialog,
  );
  const askToDelete = useCallback(
    (id: string | null) => {
      async function ask() {
        if (await fetchComponent()) setPending({ id });
      }
      void ask();
    },
    [fetchComponent],
  );
  const dialog = pending !== null && DeleteDialog !== null && (
    <DeleteDialog
      extent={pending.id === null ? "all" : "one"}
      onDelete={() => onDelete(pending.id)}
      onClose={() => setPending(null)}
      focusAfter={focusAfter}
    />
  );
  return { askToDelete, dialog };
}
