import * as z from "zod/mini";

/** The same limits as the visitors table. */
const longestName = 120;
const longestEmail = 254;

/** What a visitor types before the resources open. */
export const visitorSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please enter your name."),
      z.maxLength(longestName, `Please use a name of at most ${longestName} letters.`),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter a valid email address."),
      z.maxLength(longestEmail, `Please use an email of at most ${longestEmail} letters.`),
    ),
});

/** Why a visitor could not be recorded, and what she can do. */
export const visitorSentences = {
  unreachable:
    "We could not reach the network. Check your connection, then submit again. Your details are still here.",
  unavailable: "We could not save your details. Wait a minute, then submit again.",
} as const;
