import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { EmailField } from "@/components/field";
import { Form } from "@/components/form";
import { PasswordField } from "@/components/password-field";
import { useLoadSupabase } from "@/lib/session";

import { signIn } from "./account-actions";
import { failureSentence, type SignIn, signInSchema } from "./auth-schema";

const refused = "Email or password is not right. Try again or reset your password.";

type SignInFormProps = {
  /** The address she has just made an account with, or typed in the other form. */
  typedEmail: string;
  onFailed: () => void;
  onForgotPassword: (typedEmail: string) => void;
};

export function SignInForm({ typedEmail, onFailed, onForgotPassword }: SignInFormProps) {
  const load = useLoadSupabase();
  const form = useForm<SignIn, unknown, SignIn>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: typedEmail, password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  async function send({ email, password }: SignIn): Promise<void> {
    const answer = await signIn(load, email, password);
    if (answer.ok) return;
    onFailed();
    form.setError("root", { message: failureSentence(answer.reason, refused) });
    form.setFocus("password");
  }

  return (
    <Form
      form={form}
      onSend={send}
      actions={
        <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Signing in...">
          Sign In
        </Button>
      }
    >
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
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
    </Form>
  );
}
