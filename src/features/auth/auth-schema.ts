import * as z from "zod/mini";

import type { FailureReason } from "@/lib/account-answers";

const text = z.string({
  error: ({ input }) => (input === undefined ? "Required" : "Invalid input"),
});

const emailSchema = text.check(z.trim(), z.email("Please enter a valid email address"));

/** What a password must hold: said before typing, ticked as met, and asked for on submit. */
export const passwordRules = [
  {
    hint: "At least 8 characters",
    message: "Password must be at least 8 characters",
    isMet: (password: string) => password.length >= 8,
  },
  {
    hint: "One uppercase letter",
    message: "Password must contain at least one uppercase letter",
    isMet: (password: string) => /[A-Z]/.test(password),
  },
  {
    hint: "One lowercase letter",
    message: "Password must contain at least one lowercase letter",
    isMet: (password: string) => /[a-z]/.test(password),
  },
  {
    hint: "One number",
    message: "Password must contain at least one number",
    isMet: (password: string) => /[0-9]/.test(password),
  },
] as const;

/** The auth service reads no further, so whatever follows would guard nothing. */
const LONGEST_PASSWORD_BYTES = 72;

const newPasswordSchema = text.check(
  ...passwordRules.map((rule) => z.refine<string>(rule.isMet, rule.message)),
  z.refine<string>(
    (password) => new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES,
    `Password is too long. Use at most ${LONGEST_PASSWORD_BYTES} letters, numbers and signs`,
  ),
);

const arePasswordsEqual = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: "Passwords don't match",
    path: ["confirmPassword"],
  },
);

export const signInSchema = z.object({
  email: emailSchema,
  password: text.check(z.minLength(1, "Password is required")),
});

export const signUpSchema = z
  .object({ email: emailSchema, password: newPasswordSchema, confirmPassword: text })
  .check(arePasswordsEqual);

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z
  .object({ password: newPasswordSchema, confirmPassword: text })
  .check(arePasswordsEqual);

export type SignIn = z.infer<typeof signInSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

const sentences = {
  too_many: "Too many tries in a short time. Wait a minute, then try again.",
  unreachable:
    "We could not reach the network. Check your connection and try again. Nothing you typed is lost.",
  unavailable:
    "The service is not answering right now. Try again in a minute. Nothing you typed is lost.",
} as const satisfies Record<Exclude<FailureReason, "refused">, string>;

/** The sentence under a form; `refused` brings its own, the others are the same everywhere. */
export function failureSentence(reason: FailureReason, refused: string): string {
  return reason === "refused" ? refused : sentences[reason];
}
