import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { PasswordField } from "@/components/password-field";
import { useToast } from "@/components/toast";
import { DialogFooter } from "@/components/ui/dialog";
import { eraseAccount } from "@/lib/account-actions";
import { paths } from "@/lib/paths";
import { useLoadSupabase, useSession } from "@/lib/session";

const notDeleted = "Your account has not been deleted. Please try again in a minute.";

/** Asks for the password once more and then erases the account. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { user, signOut } = useSession();
  const load = useLoadSupabase();
  const navigate = useNavigate();
  const { toast } = useToast();
  const form = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;

  async function erase({ password }: { password: string }): Promise<void> {
    const answer = await eraseAccount(load, user?.email ?? "", password);
    if (!answer.ok) {
      if (answer.reason === "refused") {
        const message = "This is not your password. Try again.";
        form.setError("password", { message }, { shouldFocus: true });
      } else form.setError("root", { message: notDeleted });
      return;
    }
    await signOut();
    await navigate(paths.home, { replace: true });
    toast({ title: "Your account is deleted", description: "Nothing of it is left here." });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(erase)} className="grid gap-4">
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password", { required: "Password is required" })}
      />
      {errors.root?.message && (
        <Note tone="danger" role="alert">
          <p className="text-md">{errors.root.message}</p>
        </Note>
      )}
      <DialogFooter>
        <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" isBusy={isSubmitting} busyLabel="Deleting...">
          Delete my account
        </Button>
      </DialogFooter>
    </form>
  );
}
