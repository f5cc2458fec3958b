import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { Button } from "@/components/button";
import { Form } from "@/components/form";
import { useToast } from "@/components/toast";
import { paths } from "@/lib/paths";
import { useLoadSupabase, useSession } from "@/lib/session";

import { resetPassword } from "./password-recovery";
import { type ResetPassword, resetPasswordSchema } from "./auth-schema";
import { NewPasswordFields } from "./new-password-fields";

const failure = "An error occurred while resetting your password.";

export function ResetPasswordForm() {
  const { signOut } = useSession();
  const load = useLoadSupabase();
  const { toast } = useToast();
  const navigate = useNavigate();
  const form = useForm<ResetPassword, unknown, ResetPassword>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  async function send(chosen: ResetPassword): Promise<void> {
    const answer = await resetPassword(load, chosen.password);
    if (answer.ok) {
      await signOut(answer.userId);
      toast({ title: "Your password has been reset successfully.", variant: "success" });
      await navigate(paths.auth);
      return;
    }
    toast({ title: "Error", description: answer.message ?? failure, variant: "destructive" });
    form.setError("root", {
      message: "Your password has not been changed. What you typed is still here.",
    });
    form.setFocus("password");
  }

  return (
    <Form
      form={form}
      onSend={send}
      actions={
        <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Resetting Password...">
          Reset Password
        </Button>
      }
    >
      <NewPasswordFields
        label="New Password"
        register={form.register}
        errors={errors}
        password={password}
      />
    </Form>
  );
}
