import * as z from "zod/mini";

import type { ChatReply } from "@shared/contracts/claude-chat";
import type { ReplyParts, ResultRow } from "@/domain/reply-parts";

/** A reply as the browser keeps it: its words, and together what goes with them. */
export type ReceivedReply = Omit<ChatReply, keyof ReplyParts> & { reply_parts: ReplyParts };

const resultRowSchema: z.ZodMiniType<ResultRow> = z.object({
  test: z.string(),
  value: z.string(),
  unit: z.string(),
  range: z.optional(z.string()),
  place: z.optional(z.enum(["inside", "above", "below"])),
  doubtful: z.optional(z.literal(true)),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  purpose: z.optional(z.string()),
  href: z.optional(z.string().check(z.startsWith("/"))),
});

const replyPartsSchema: z.ZodMiniType<ReplyParts> = z.object({
  urgent: z.optional(z.object({ level: z.string(), flags: z.array(z.string()) })),
  ask: z.optional(z.string()),
  choices: z.optional(z.array(z.string())),
  results: z.optional(z.array(resultRowSchema)),
});

/** What goes with a reply; nothing where it cannot be read, since the words stand alone. */
export function readReplyParts(data: unknown): ReplyParts {
  return z.safeParse(replyPartsSchema, data).data ?? {};
}
