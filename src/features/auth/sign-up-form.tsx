import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";

import { Button } from "@/components/button";
import { EmailField } from "@/components/field";
import { Form } from "@/components/form";
import { useLoadSupabase } from "@/lib/session";

import { signUp } from "./account-actions";
import { failureSentence, type SignUp, signUpSchema } from "./auth-schema";
import { NewPasswordFields } from "./new-password-fields";

const refused =
  "We could not create this account. Check your email and password. If you already have an account, sign in instead.";

type SignUpFormProps = {
  /** The address she has typed to sign in. */
  typedEmail: string;
  onCreated: (email: string, isConfirmationNeeded: boolean) => void;
};

export function SignUpForm({ typedEmail, onCreated }: SignUpFormProps) {
  const load = useLoadSupabase();
  const form = useForm<SignUp, unknown, SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { email: typedEmail, password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  async function send({ email, password: chosen }: SignUp): Promise<void> {
    const answer = await signUp(load, email, chosen);
    if (answer.ok) {
      form.reset();
      onCreated(email, answer.isConfirmationNeeded);
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
        <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel="Creating Account...">
          Create Account
        </Button>
      }
    >
      <EmailField error={errors.email?.message} {...form.register("email")} />
      <NewPasswordFields
        label="Password"
        register={form.register}
        errors={errors}
        password={password}
      />
    </Form>
  );
}
