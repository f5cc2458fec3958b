import { z } from "zod";

const phrase = z.string().trim().min(1);

/** A part of our guides that an answer rests on, with words of it that say the same. */
const basisSchema = z.strictObject({
  /** The id of a passage, such as lab-tests/amh#what-it-is-for. */
  part: phrase,
  /** Word for word from that part, so that a mended guide asks for a mended answer. */
  says: z.array(phrase).min(1).max(3),
});

const shared = {
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** As it stands on a button. */
  question: phrase.max(70).regex(/\?$/),
  /** Other ways in which people ask exactly this. */
  wordings: z.array(phrase).min(4).max(14),
  answer: phrase,
  /** What the question is about, in one or two plain words, such as "yam". */
  subject: phrase.optional(),
  /** The group of questions among which a follow-up changes only the subject, such as "food". */
  about: phrase.optional(),
};

/** One question of the companion's bank with its answer. */
export const questionSchema = z.union([
  z.strictObject({
    ...shared,
    kind: z.literal("conversation"),
    basis: z.array(basisSchema).default([]),
  }),
  z.strictObject({ ...shared, basis: z.array(basisSchema).min(1).max(3) }),
]);

export const questionFileSchema = z.array(questionSchema).min(1);

export type FiledQuestion = z.infer<typeof questionSchema>;
