import { z } from "zod";

/** A few sentences of one of our guides that answer one kind of question. */
export const passageSchema = z.object({
  /** Stable: the guide and its part, such as lab-tests/hba1c#preparation. */
  id: z.string().min(1),
  title: z.string().min(1),
  /** The guide's path on this site. */
  href: z.string().startsWith("/"),
  text: z.string().min(1),
  /** Other words people use for this subject. */
  keywords: z.array(z.string()),
});

export const passagesSchema = z.array(passageSchema).min(1);

export type Passage = z.infer<typeof passageSchema>;
