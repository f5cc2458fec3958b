import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { EmailField } from "@/components/field";
import { Form } from "@/components/form";
import { useLoadSupabase } from "@/lib/session";

import { requestPasswordReset } from "./account-actions";
import { failureSentence, type ForgotPassword, forgotPasswordSchema } from "./auth-schema";

const refused = "We could not send a link. Check the email address and try again.";

type ForgotPasswordFormProps = { typedEmail: string; onSent: () => void; onBack: () => void };

export function ForgotPasswordForm({ typedEmail, onSent, onBack }: ForgotPasswordFormProps) {
  const load = useLoadSupabase();
  const form = useForm<ForgotPassword, unknown, ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: typedEmail },
  });
  const { errors, isSubmitting } = form.formState;

  async function send({ email }: ForgotPassword): Promise<void> {
    const answer = await requestPasswordReset(load, email);
    if (answer.ok) {
      onSent();
      return;
    }
    form.setError("root", { message: failureSentence(answer.reason, refused) });
    form.setFocus("email");
  }

  return (
    <Form
      form={form}
      onSend={send}
      actions={
        <>
          <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Sending...">
            Send Reset Link
          </Button>
          <Button variant="outline" size="lg" disabled={isSubmitting} onClick={onBack}>
            Back to Sign In
          </Button>
        </>
      }
    >
      <EmailField error={errors.email?.message} {...form.register("email")} />
    </Form>
  );
}
