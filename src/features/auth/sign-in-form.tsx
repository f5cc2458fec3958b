import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { PasswordField } from "@/components/password-field";
import { TextField } from "@/components/text-field";
import { signIn } from "@/lib/account-actions";
import { useLoadSupabase } from "@/lib/session";

import type { SignIn } from "./auth-schema";
import { failureSentence } from "./failure-sentences";
import { FormFailure } from "./form-failure";
import { preloadRules, resolverOf } from "./form-rules";

const refused = "Email or password is not right. Try again or reset your password.";

type SignInFormProps = { onForgotPassword: (typedEmail: string) => void };

export function SignInForm({ onForgotPassword }: SignInFormProps) {
  const load = useLoadSupabase();
  const form = useForm<SignIn, unknown, SignIn>({
    resolver: resolverOf((all) => all.signIn),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  async function send({ email, password }: SignIn): Promise<void> {
    const answer = await signIn(load, email, password);
    if (answer.ok) return;
    form.setError("root", { message: failureSentence(answer.reason, refused) });
    form.setFocus("password");
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(send)} className="grid gap-6">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        onFocus={preloadRules}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button
        variant="link"
        size="sm"
        className="justify-self-start"
        disabled={isSubmitting}
        onClick={() => onForgotPassword(form.getValues("email"))}
      >
        Forgot your password?
      </Button>
      <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Signing in...">
        Sign In
      </Button>
      <FormFailure message={errors.root?.message} />
    </form>
  );
}
