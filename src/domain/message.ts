import type { ReplyParts } from "./reply-parts";

/** How she rates an answer to herself. */
export type Rating = "helped" | "did_not_help" | "unsafe";

/** One stored text of the conversation with the companion. */
export type Message = {
  id: string;
  sender: "user" | "assistant";
  content: string;
  timestamp: string;
  /** The guides an answer names, in the order of their marks. */
  citations: readonly { id: string; title: string; href: string }[];
  /** Where an answer came from; null for a question. */
  origin: "model" | "guides" | null;
  /** Id of the question that this answers. */
  reply_to: string | null;
  /** She ended this answer before its end. */
  stopped: boolean;
  /** What goes with the words of an answer; empty for a question. */
  reply_parts: ReplyParts;
  /** Null while she has not rated it. */
  rating: Rating | null;
};

/** A question asked in this visit whose answer is not stored yet. */
export type OpenQuestion = {
  /** Made when she asks, so that sending it again stores it once. */
  id: string;
  text: string;
  /** She has seen the card for the danger in it and wants an answer all the same. */
  isDangerSeen: boolean;
  askedAt: string;
  /** The newest stored message when she asked; null when there was none. */
  after: string | null;
  /**
   * `queued` until there is a connection, `waiting` for its answer, `stopped` by her before the
   * end of it, `unsent` when it never arrived, `failed` when no answer came.
   */
  state: "queued" | "waiting" | "stopped" | "unsent" | "failed";
  /** What had arrived of an answer that was stopped or broke off. */
  partial: string;
  /** What stands in place of the answer; null while there is nothing to say about it. */
  failure: string | null;
};
