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
