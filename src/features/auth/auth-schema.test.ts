import { expect, test } from "vitest";

import {
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "./auth-schema";

const forms = [
  ["sign-in", signInSchema],
  ["sign-up", signUpSchema],
  ["forgotten password", forgotPasswordSchema],
  ["reset", resetPasswordSchema],
] as const;

test.for(forms)(
  "Section 5, generic messages of the %s form: what is missing is required, what is no text is invalid",
  ([, schema]) => {
    const missing = schema.safeParse({}).error?.issues.map(({ message }) => message);
    expect(new Set(missing)).toEqual(new Set(["Required"]));
    const strange = { email: 5, password: 5, confirmPassword: null };
    const invalid = schema.safeParse(strange).error?.issues.map(({ message }) => message);
    expect(new Set(invalid)).toEqual(new Set(["Invalid input"]));
  },
);
