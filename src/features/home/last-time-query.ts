import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import { readReplyParts } from "@/lib/received-reply";
import type { Client } from "@/lib/supabase";

import { lastTime } from "./last-time";

/** Enough to find her last question behind a list of symptoms and what was urgent. */
const MESSAGES = 40;

const messageSchema = z.object({
  id: z.string(),
  sender: z.enum(["user", "assistant"]),
  content: z.string(),
  reply_to: z.nullable(z.string()),
  reply_parts: z.pipe(z.unknown(), z.transform(readReplyParts)),
});

/** What of her chat is worth going on with. */
export function lastTimeQuery(client: Client, userId: string) {
  return queryOptions({
    queryKey: ["last-time", userId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await client
        .from("chat_messages")
        .select("id, sender, content, reply_to, reply_parts")
        .eq("user_id", userId)
        .order("timestamp", { ascending: false })
        .limit(MESSAGES)
        .abortSignal(signal)
        .throwOnError();
      return lastTime(z.parse(z.array(messageSchema), data));
    },
  });
}
