import { z } from "zod";

import type { Asked } from "../supabase/functions/claude-chat/answer/answer-without-model.ts";
import {
  messageWithNote,
  noteLabels,
} from "../supabase/functions/_shared/contracts/message-parts.ts";
import { checkForDanger } from "../supabase/functions/_shared/safety/check-danger.ts";

/** A question as it stands on a line of a file. */
export const askedLineSchema = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  question: z.string(),
  /** The text of a photo or file that goes with it. */
  attachment: z.string().optional(),
  /** Her earlier questions, the oldest first. */
  previous: z.array(z.string()).optional(),
  /** She has seen the card for the danger in it, and asks all the same. */
  danger_seen: z.boolean().optional(),
});

export type AskedLine = z.infer<typeof askedLineSchema>;

/** The question as it reaches the function, checked for danger. */
export function askedOf({
  question,
  attachment,
  previous = [],
  danger_seen: isSeen = false,
}: AskedLine): Asked {
  const note = attachment === undefined ? null : `[${noteLabels.photo}: attachment]\n${attachment}`;
  const message = messageWithNote(question, note);
  const report = checkForDanger(message);
  const seen = isSeen && report?.outcome === "stop" ? report : null;
  return {
    question: message,
    // What we answered does not change what is found.
    context: previous.flatMap((text) => [text, ""]),
    danger: seen === null ? report : null,
    seenFlags: seen?.flags ?? [],
  };
}
