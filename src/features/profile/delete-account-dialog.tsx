import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";

import { DeleteAccountForm } from "./delete-account-form";

/** One more thought before the account is erased, and her password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose}>
      <DialogTitle>Delete your account?</DialogTitle>
      <DialogDescription>
        Everything stored about you is erased at once and cannot be brought back. To go on, enter
        your password.
      </DialogDescription>
      <DeleteAccountForm onCancel={onClose} />
    </Dialog>
  );
}
