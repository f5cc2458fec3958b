import { useState } from "react";

import { Button } from "@/components/button";
import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

const dialog = lazyModule(
  async () => (await import("./delete-account-dialog")).DeleteAccountDialog,
);

/** Lets her erase her account, after one more thought and her password. */
export function DeleteAccount() {
  const { Component: DeleteAccountDialog, fetchComponent } = useLazyComponent(
    "The question before deleting",
    dialog,
  );
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (await fetchComponent()) setIsOpen(true);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">Delete your account</h3>
      <p className="text-sm text-ink-2">
        Your account, profile, messages and consents are erased at once. Nobody can bring them back.
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onPointerDown={dialog.preload}
        onClick={() => void open()}
      >
        Delete my account
      </Button>
      {isOpen && DeleteAccountDialog !== null && (
        <DeleteAccountDialog onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
