import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { requestPasswordReset } from "@/lib/account-actions";
import { useLoadSupabase } from "@/lib/session";

import type { ForgotPassword } from "./auth-schema";
import { failureSentence } from "./failure-sentences";
import { FormFailure } from "./form-failure";
import { preloadRules, resolverOf } from "./form-rules";

const refused = "We could not send a link. Check the email address and try again.";

type ForgotPasswordFormProps = { typedEmail: string; onSent: () => void; onBack: () => void };

export function ForgotPasswordForm({ typedEmail, onSent, onBack }: ForgotPasswordFormProps) {
  const load = useLoadSupabase();
  const form = useForm<ForgotPassword, unknown, ForgotPassword>({
    resolver: resolverOf((all) => all.forgotPassword),
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
    <form method="post" noValidate onSubmit={form.handleSubmit(send)} className="grid gap-6">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        onFocus={preloadRules}
        {...form.register("email")}
      />
      <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Sending...">
        Send Reset Link
      </Button>
      <FormFailure message={errors.root?.message} />
      <Button variant="outline" size="lg" disabled={isSubmitting} onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
