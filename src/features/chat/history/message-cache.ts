import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import type { Message, OpenQuestion, Rating } from "@/domain/message";
import type { ReceivedReply } from "@/lib/received-reply";
import type { Client } from "@/lib/supabase";

import { type MessagePage, messagesQuery } from "./messages-query";

type Pages = InfiniteData<MessagePage>;

/** The row that a question leaves in the database once it has arrived. */
export function storedQuestion({ id, text, askedAt }: OpenQuestion): Message {
  return {
    id,
    sender: "user",
    content: text,
    timestamp: askedAt,
    citations: [],
    origin: null,
    reply_to: null,
    stopped: false,
    reply_parts: {},
    rating: null,
  };
}

/** The row that a reply leaves in the database. */
export function storedAnswer(reply: ReceivedReply): Message {
  return {
    id: reply.reply_id,
    sender: "assistant",
    content: reply.text,
    timestamp: reply.timestamp,
    citations: reply.citations,
    origin: reply.origin,
    reply_to: reply.message_id,
    stopped: reply.stopped === true,
    reply_parts: reply.reply_parts,
    rating: null,
  };
}

function withMessages(pages: Pages, added: readonly Message[]): Pages {
  const known = new Set(added.map(({ id }) => id));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      messages: [
        ...(index === 0 ? added.toReversed() : []),
        ...page.messages.filter(({ id }) => !known.has(id)),
      ],
    })),
  };
}

/** Shows messages that were just stored, oldest first, without asking the server for them again. */
export async function addMessages(
  cache: QueryClient,
  client: Client,
  userId: string,
  added: readonly Message[],
): Promise<void> {
  const { queryKey } = messagesQuery(client, userId);
  await cache.cancelQueries({ queryKey });
  const loaded = cache.getQueryData(queryKey);
  const pages: Pages = loaded ?? {
    pages: [{ messages: [], hasEarlier: false }],
    pageParams: [{ before: null }],
  };
  cache.setQueryData(queryKey, withMessages(pages, added));
  // What came before was never loaded: only the server knows it.
  if (loaded === undefined) void cache.invalidateQueries({ queryKey });
}

/** Hides messages that the server has just deleted; all of them when none is named. */
export function dropMessages(
  cache: QueryClient,
  client: Client,
  userId: string,
  id: string | null,
): void {
  cache.setQueryData(messagesQuery(client, userId).queryKey, (pages) =>
    pages === undefined
      ? undefined
      : {
          ...pages,
          pages: pages.pages.map((page) => ({
            messages: id === null ? [] : page.messages.filter((message) => message.id !== id),
            hasEarlier: id !== null && page.hasEarlier,
          })),
        },
  );
}

/** Shows how she has just rated an answer; null when she took that back. */
export function showRating(
  cache: QueryClient,
  client: Client,
  userId: string,
  rated: { id: string; rating: Rating | null },
): void {
  cache.setQueryData(
    messagesQuery(client, userId).queryKey,
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          messages: page.messages.map((message) =>
            message.id === rated.id ? { ...message, rating: rated.rating } : message,
          ),
        })),
      },
  );
}
