import { useState } from "react";

import { Button } from "@/components/button";
import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";

import { DeleteAccountForm } from "./delete-account-form";

/** Lets her erase her account, after one more thought and her password. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">Delete your account</h3>
      <p className="text-sm text-ink-2">
        Your account, profile, messages and consents are erased at once. Nobody can bring them back.
      </p>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)}>
          <DialogTitle>Delete your account?</DialogTitle>
          <DialogDescription>
            Everything stored about you is erased at once and cannot be brought back. To go on,
            enter your password.
          </DialogDescription>
          <DeleteAccountForm onCancel={() => setIsOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}
