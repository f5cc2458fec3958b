/** A place of our site that an answer rests on; the first is the page to read on. */
export type QuestionCitation = { id: string; title: string; href: string };

/** A question of the bank with its answer, as the companion gives it. */
export type Question = {
  id: string;
  question: string;
  answer: string;
  citations: readonly QuestionCitation[];
  /** What it is about, such as "yam"; empty when nothing is named. */
  subject: string;
  /** The group among which a follow-up changes the subject, such as "food"; empty when there is none. */
  about: string;
  /** Whether it is part of any talk, such as a greeting. */
  isConversation: boolean;
};
