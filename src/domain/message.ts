import type { ReplyParts } from "./reply-parts";

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
};
