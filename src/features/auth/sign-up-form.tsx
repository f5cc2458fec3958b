import { useForm, useWatch } from "react-hook-form";

import { Button } from "@/components/button";
import { PasswordField } from "@/components/password-field";
import { TextField } from "@/components/text-field";
import { signUp } from "@/lib/account-actions";
import { useLoadSupabase } from "@/lib/session";

import type { SignUp } from "./auth-schema";
import { failureSentence } from "./failure-sentences";
import { FormFailure } from "./form-failure";
import { preloadRules, resolverOf } from "./form-rules";
import { PasswordRuleList } from "./password-rule-list";

const refused =
  "We could not create this account. Check your email and password. If you already have an account, sign in instead.";

type SignUpFormProps = { onCreated: (isConfirmationNeeded: boolean) => void };

export function SignUpForm({ onCreated }: SignUpFormProps) {
  const load = useLoadSupabase();
  const form = useForm<SignUp, unknown, SignUp>({
    resolver: resolverOf((all) => all.signUp),
    defaultValues: { email: "", password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  async function send({ email, password: chosen }: SignUp): Promise<void> {
    const answer = await signUp(load, email, chosen);
    if (answer.ok) {
      form.reset();
      onCreated(answer.isConfirmationNeeded);
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
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        error={errors.password?.message}
        hint={<PasswordRuleList password={password} />}
        {...form.register("password", { deps: "confirmPassword" })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register("confirmPassword")}
      />
      <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Creating Account...">
        Create Account
      </Button>
      <FormFailure message={errors.root?.message} />
    </form>
  );
}
