import * as z from "zod/mini";

import { citationSchema, replyOriginSchema } from "@shared/contracts/claude-chat";
import type { Message } from "@/domain/message";

/** A row of the chat as the database keeps it. */
export const messageSchema: z.ZodMiniType<Message> = z.object({
  id: z.uuid(),
  sender: z.enum(["user", "assistant"]),
  content: z.string(),
  timestamp: z.string(),
  citations: z.array(citationSchema),
  origin: z.nullable(replyOriginSchema),
  reply_to: z.nullable(z.uuid()),
});

export const messageColumns = "id, sender, content, timestamp, citations, origin, reply_to";
