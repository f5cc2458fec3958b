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

test.for([
  ["72 letters", `Aa1${"a".repeat(69)}`, true],
  ["73 letters", `Aa1${"a".repeat(70)}`, false],
  ["14 letters of five bytes each and three more", `Aa1${"ọ́".repeat(14)}`, false],
  ["64 letters", `Aa1${"a".repeat(61)}`, true],
] as const)(
  "Section 5, Auth screen: a new password of %s: more than 72 bytes would be cut",
  ([, password, isTaken]) => {
    const messages = [signUpSchema, resetPasswordSchema].map(
      (schema) =>
        schema.safeParse({ email: "ada@example.com", password, confirmPassword: password }).error
          ?.issues[0]?.message,
    );
    const sentence = "Password is too long. Use at most 72 letters, numbers and signs";
    expect(messages).toEqual(isTaken ? [undefined, undefined] : [sentence, sentence]);
  },
);
