import { Trash2 } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/button";
import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

import { DataRow } from "./data-row";

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
    <DataRow
      title="Delete your account"
      Icon={Trash2}
      action={
        <Button
          variant="link"
          size="sm"
          aria-haspopup="dialog"
          className="text-danger! hover:text-danger-hover!"
          onPointerDown={dialog.preload}
          onClick={() => void open()}
        >
          Delete my account
        </Button>
      }
    >
      <p>
        Your account, profile, messages and consents are erased at once. Nobody can bring them back.
      </p>
      {isOpen && DeleteAccountDialog !== null && (
        <DeleteAccountDialog onClose={() => setIsOpen(false)} />
      )}
    </DataRow>
  );
}
