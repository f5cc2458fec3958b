import { Check, Circle } from "lucide-react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";

import { PasswordField } from "@/components/password-field";

import { passwordRules, type ResetPassword } from "./auth-schema";

/** The rules for a new password, each ticked as soon as what is typed meets it. */
function PasswordRuleList({ password }: { password: string }) {
  return (
    <ul aria-label="Your password needs" className="grid gap-1 text-sm">
      {passwordRules.map(({ hint, isMet }) => {
        const isDone = isMet(password);
        const Icon = isDone ? Check : Circle;
        return (
          <li
            key={hint}
            className={`flex items-center gap-2 ${isDone ? "text-success-ink" : "text-ink-2"}`}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            {hint}
            {isDone && <span className="sr-only">, done</span>}
          </li>
        );
      })}
    </ul>
  );
}

type NewPasswordFieldsProps = {
  label: string;
  register: UseFormRegister<ResetPassword>;
  errors: FieldErrors<ResetPassword>;
  /** What she has typed so far. */
  password: string;
};

/** Where a new password is typed, twice. */
export function NewPasswordFields({ label, register, errors, password }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        hint={<PasswordRuleList password={password} />}
        {...register("password", { deps: "confirmPassword" })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
    </>
  );
}
