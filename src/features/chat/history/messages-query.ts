import { infiniteQueryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import type { Message } from "@/domain/message";
import { readReplyParts } from "@/lib/received-reply";
import type { Client } from "@/lib/supabase";

/** A row of the chat as the database keeps it, with how she rated it. */
const rowSchema = z.object({
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
  answer_ratings: z.nullish(z.object({ rating: z.enum(["helped", "did_not_help", "unsafe"]) })),
});

const messageSchema: z.ZodMiniType<Message> = z.pipe(
  rowSchema,
  z.transform(({ answer_ratings: rated, ...row }) => ({ ...row, rating: rated?.rating ?? null })),
);

const messageColumns =
  "id, sender, content, timestamp, citations, origin, reply_to, stopped, reply_parts, answer_ratings(rating)";

/** How many messages are fetched at once. */
const PAGE_SIZE = 50;
/** How many for a file; the database gives no more in one answer. */
const FILE_PAGE_SIZE = 1000;

/** Messages newest first, as they are fetched. */
export type MessagePage = { messages: readonly Message[]; hasEarlier: boolean };

type Place = { before: Pick<Message, "timestamp" | "id"> | null };

async function readPage(
  client: Client,
  userId: string,
  { before }: Place,
  signal: AbortSignal,
  size = PAGE_SIZE,
): Promise<MessagePage> {
  const newestFirst = client
    .from("chat_messages")
    .select(messageColumns)
    .eq("user_id", userId)
    .order("timestamp", { ascending: false })
    .order("id", { ascending: false })
    .limit(size);
  const page =
    before === null
      ? newestFirst
      : newestFirst.or(
          `timestamp.lt."${before.timestamp}",and(timestamp.eq."${before.timestamp}",id.lt.${before.id})`,
        );
  const { data } = await page.abortSignal(signal).throwOnError();
  const messages = z.parse(z.array(messageSchema), data);
  return { messages, hasEarlier: messages.length === size };
}

/** The messages of one person, fifty at a time from the newest back. */
export function messagesQuery(client: Client, userId: string) {
  const newest: Place = { before: null };
  return infiniteQueryOptions({
    queryKey: ["chat-messages", userId],
    queryFn: ({ pageParam, signal }) => readPage(client, userId, pageParam, signal),
    initialPageParam: newest,
    getNextPageParam: ({ messages, hasEarlier }): Place | null => {
      const oldest = messages.at(-1);
      return hasEarlier && oldest !== undefined ? { before: oldest } : null;
    },
  });
}

/** Every message of one person, oldest first. */
export async function allMessages(client: Client, userId: string): Promise<readonly Message[]> {
  const { signal } = new AbortController();
  const pages: MessagePage[] = [];
  let place: Place | null = { before: null };
  while (place !== null) {
    const page: MessagePage = await readPage(client, userId, place, signal, FILE_PAGE_SIZE);
    pages.push(page);
    const oldest = page.messages.at(-1);
    place = page.hasEarlier && oldest !== undefined ? { before: oldest } : null;
  }
  return inReadingOrder(pages);
}

/** The stored answer to a question; null while there is none. */
export async function findReply(client: Client, questionId: string): Promise<Message | null> {
  const { data } = await client
    .from("chat_messages")
    .select(messageColumns)
    .eq("reply_to", questionId)
    .limit(1)
    .throwOnError();
  return z.parse(z.array(messageSchema), data)[0] ?? null;
}

/** Oldest first, as they are read. */
export function inReadingOrder(pages: readonly MessagePage[]): readonly Message[] {
  return pages.flatMap(({ messages }) => messages).toReversed();
}

export async function deleteMessage(client: Client, id: string): Promise<void> {
  await client.from("chat_messages").delete().eq("id", id).throwOnError();
}

export async function deleteAllMessages(client: Client, userId: string): Promise<void> {
  await client.from("chat_messages").delete().eq("user_id", userId).throwOnError();
}
