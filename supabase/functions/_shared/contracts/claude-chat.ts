import { z } from "zod";

import { CONTEXT_MAX_ENTRIES, MESSAGE_MAX_LENGTH } from "./chat-limits.ts";
import { failureSchema } from "./failure.ts";
import { labResultSchema } from "./lab-result.ts";
import { dangerLevels, redFlags } from "./red-flags.ts";
import { isStorableText } from "./storable-text.ts";

const writtenText = z.string().refine(isStorableText);

export const chatRequestSchema = z.object({
  /** Made by the browser, so that a retry of the same question is stored once. */
  id: z.uuid().optional(),
  message: writtenText.trim().min(1).max(MESSAGE_MAX_LENGTH),
  context: z.array(writtenText.max(16_000)).max(CONTEXT_MAX_ENTRIES).default([]),
  user_id: z.uuid().optional(),
  /** The user has seen the card for the danger in this message and wants the question answered all the same. */
  danger_seen: z.boolean().default(false),
});

export const citationSchema = z.object({
  /** The passage's stable id. */
  id: z.string(),
  title: z.string(),
  /** A path of this site, such as /lab-tests/hba1c. */
  href: z.string().startsWith("/"),
});

/** Where a reply came from: the model service, or our own guides without any AI. */
export const replyOriginSchema = z.enum(["model", "guides"]);

/** Signs of danger that the function found in the question itself; the browser has looked before it. */
export const urgentSchema = z.object({
  level: z.enum(dangerLevels),
  /** The red flags that are met, the most urgent first. */
  flags: z.array(z.enum(redFlags)),
});

/** What goes with the words of a reply and is kept with them. */
export const replyPartsSchema = z.object({
  /** The danger in the question that this reply is about, instead of answering the question. */
  urgent: urgentSchema.optional(),
  /** A sign that may be meant: one quiet question goes with the answer. */
  ask: z.enum(redFlags).optional(),
  /** Questions of ours that may have been meant, each one tap away. */
  choices: z.array(z.string().min(1)).max(3).optional(),
  /** The user's results beside the ranges printed on the report. */
  results: z.array(labResultSchema).optional(),
});

export const chatReplySchema = z.object({
  text: z.string(),
  citations: z.array(citationSchema).default([]),
  origin: replyOriginSchema,
  ...replyPartsSchema.shape,
  /** The user stopped this reply, and only what was shown of it is kept. */
  stopped: z.literal(true).optional(),
  /** Id of the stored question. */
  message_id: z.uuid(),
  /** Id of the stored reply. */
  reply_id: z.uuid(),
  /** When the reply was stored, ISO 8601. */
  timestamp: z.string(),
});

/** The `accept` header that asks for the reply piece by piece instead of as one JSON object. */
export const STREAM_TYPE = "text/event-stream";

/**
 * The events of a streamed reply: `start`, any number of `text`, then `done` or `failure`.
 * After `failure` nothing is stored as a reply.
 */
export const chatEventSchema = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("start"),
    data: z.object({
      /** Id of the stored question. */
      message_id: z.uuid(),
      urgent: urgentSchema.optional(),
    }),
  }),
  z.object({
    event: z.literal("text"),
    /** Words to append to what came before. */
    data: z.object({ text: z.string() }),
  }),
  /** The stored reply, which replaces what was appended. */
  z.object({ event: z.literal("done"), data: chatReplySchema }),
  z.object({ event: z.literal("failure"), data: failureSchema }),
]);

export type ChatEvent = z.infer<typeof chatEventSchema>;
export type ChatReply = z.infer<typeof chatReplySchema>;
export type ReplyParts = z.infer<typeof replyPartsSchema>;
export type Citation = z.infer<typeof citationSchema>;
export type ReplyOrigin = z.infer<typeof replyOriginSchema>;
