import { useState } from "react";

import { Button } from "@/components/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";

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
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button variant="outline" size="sm">
            Delete my account
          </Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>Delete your account?</DialogTitle>
          <DialogDescription>
            Everything stored about you is erased at once and cannot be brought back. To go on,
            enter your password.
          </DialogDescription>
          <DeleteAccountForm onCancel={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
    </div>
  );
}
