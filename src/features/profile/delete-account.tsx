import { Trash2 } from "lucide-react";

import { Button } from "@/components/button";
import { useLazyDialog } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

import { DataRow } from "./data-row";

const deletion = lazyModule(
  async () => (await import("./delete-account-dialog")).DeleteAccountDialog,
);

/** Lets her erase her account, after one more thought and her password. */
export function DeleteAccount() {
  const { open, dialog } = useLazyDialog("The question before deleting", deletion);

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
          onPointerDown={deletion.preload}
          onClick={open}
        >
          Delete my account
        </Button>
      }
    >
      <p>
        Your account, profile, messages and consents are erased at once. Nobody can bring them back.
      </p>
      {dialog}
    </DataRow>
  );
}
