import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";

import { Button } from "@/components/button";
import { Form } from "@/components/form";
import { PasswordField } from "@/components/password-field";
import { useToast } from "@/components/toast";
import { Dialog, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { paths } from "@/lib/paths";
import { useLoadSupabase, useSession } from "@/lib/session";

import { eraseAccount } from "./data-rights-api";

const passwordSchema = z.object({
  password: z.string().check(z.minLength(1, "Password is required")),
});

type TypedPassword = z.infer<typeof passwordSchema>;

const notDeleted = "Your account has not been deleted. Please try again in a minute.";

const notKnown =
  "No answer came, so we cannot tell if your account is deleted. Try again in a minute. If your right password is not accepted then, it is deleted.";

/** Asks for the password once more and then erases the account. */
function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { user, signOut } = useSession();
  const load = useLoadSupabase();
  const navigate = useNavigate();
  const { toast } = useToast();
  const form = useForm<TypedPassword, unknown, TypedPassword>({
    resolver: zodResolver(passwordSchema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [isUnsure, setUnsure] = useState(false);

  async function erase({ password }: TypedPassword): Promise<void> {
    const answer = await eraseAccount(load, user?.email ?? "", password);
    if (!answer.ok) {
      if (answer.reason === "refused") {
        const message = isUnsure
          ? "This password is not accepted. If you typed it right, your account is already deleted."
          : "This is not your password. Try again.";
        form.setError("password", { message }, { shouldFocus: true });
      } else {
        const isUnknown = isUnsure || answer.reason === "unknown";
        setUnsure(isUnknown);
        form.setError("root", { message: isUnknown ? notKnown : notDeleted });
      }
      return;
    }
    await signOut();
    await navigate(paths.home, { replace: true });
    toast({ title: "Your account is deleted", description: "Nothing of it is left here." });
  }

  return (
    <Form
      form={form}
      onSend={erase}
      className="grid gap-4"
      actions={
        <DialogFooter>
          <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" isBusy={isSubmitting} busyLabel="Deleting...">
            Delete my account
          </Button>
        </DialogFooter>
      }
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
    </Form>
  );
}

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
