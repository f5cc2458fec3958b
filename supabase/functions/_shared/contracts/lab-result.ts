import { z } from "zod";

/** Where a value lies against the range printed on the user's own report: arithmetic, not a reading. */
export const placeInRangeSchema = z.enum(["inside", "above", "below"]);

/** One line of a user's report, as it stands there. */
export const labResultSchema = z.object({
  /** The test's usual short name, such as HbA1c. */
  test: z.string().min(1),
  /** As written on the report, with its point. */
  value: z.string().min(1),
  /** As written on the report; empty when none is printed. */
  unit: z.string(),
  /** The range printed on the report, as written. */
  range: z.string().optional(),
  place: placeInRangeSchema.optional(),
  /** The number may have been misread or mistyped: it is to be checked on the paper and is compared with nothing. */
  doubtful: z.literal(true).optional(),
  /** The ends of the printed range as numbers; one is missing where only the other is printed. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** One sentence on what the test is for. */
  purpose: z.string().optional(),
  /** Our page about the test. */
  href: z.string().startsWith("/").optional(),
});

export type LabResult = z.infer<typeof labResultSchema>;
