import * as z from "zod/mini";

import type { Message } from "@/domain/message";

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
});

export const messageColumns =
  "id, sender, content, timestamp, citations, origin, reply_to, stopped";
