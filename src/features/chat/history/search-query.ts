import { infiniteQueryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Client } from "@/lib/supabase";

/** How many the database finds at once. */
const PAGE_SIZE = 20;

const foundSchema = z.object({
  messages: z.array(
    z.object({
      id: z.uuid(),
      sender: z.enum(["user", "assistant"]),
      content: z.string(),
      timestamp: z.string(),
    }),
  ),
});

export type FoundMessage = z.infer<typeof foundSchema>["messages"][number];

type Place = { after: FoundMessage | null };

/** Her messages that hold all of these words, newest first. */
export function messageSearchQuery(client: Client, userId: string, words: string) {
  const newest: Place = { after: null };
  return infiniteQueryOptions({
    queryKey: ["message-search", userId, words],
    queryFn: async ({ pageParam: { after }, signal }) => {
      const place = after === null ? {} : { before_time: after.timestamp, before_id: after.id };
      const { data } = await client
        .rpc("search_my_messages", { words, ...place })
        .abortSignal(signal)
        .throwOnError();
      return z.parse(foundSchema, data).messages;
    },
    initialPageParam: newest,
    getNextPageParam: (found): Place | null => {
      const oldest = found.at(-1);
      return found.length === PAGE_SIZE && oldest !== undefined ? { after: oldest } : null;
    },
  });
}
