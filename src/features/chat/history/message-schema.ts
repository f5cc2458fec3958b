import * as z from "zod/mini";

import type { Message } from "@/domain/message";
import { readReplyParts } from "@/lib/reply-parts";

/** A row of the chat as the database keeps it. */
export const messageSchema: z.ZodMiniType<Message> = z.object({
  id: z.uuid(),
  sender: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: z.string(),
  citations: z.array(
    z.object({ id: z.string(), title: z.string(), href: z.string().check(z.startsWith("/")) }),
  ),
  origin: z.nullable(z.enum(["model", "guides"])),
  reply_to: z.nullable(z.uuid()),
  stopped: z.boolean(),
  reply_parts: z.pipe(z.unknown(), z.transform(readReplyParts)),
});

export const messageColumns =
  "id, sender, content, timestamp, citations, origin, reply_to, stopped, reply_parts";
