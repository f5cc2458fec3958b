import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

import type { ChatReply } from "@shared/contracts/claude-chat";
import type { OpenQuestion } from "@/domain/open-question";
import type { Client } from "@/lib/supabase";

import { contextOf } from "./context";
import { addMessages, dropMessages, storedTurn } from "./message-cache";
import { deleteAllMessages, deleteMessage, inReadingOrder, messagesQuery } from "./messages-query";

/** The stored messages of one person, oldest first, and what can be done with them. */
export function useMessages(client: Client, userId: string) {
  const cache = useQueryClient();
  const query = useInfiniteQuery(messagesQuery(client, userId));
  const messages = query.data === undefined ? [] : inReadingOrder(query.data.pages);

  return {
    messages,
    isLoading: query.isPending,
    hasFailed: query.isError && !query.isFetchNextPageError,
    reload: () => void query.refetch(),
    earlier: {
      hasEarlier: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      onShow: () => void query.fetchNextPage(),
    },
    lookBack: () => ({ context: contextOf(messages), newestId: messages.at(-1)?.id ?? null }),
    add: (question: OpenQuestion, reply: ChatReply) =>
      addMessages(cache, client, userId, storedTurn(question, reply)),
    /** Deletes one message, or all of them when none is named. */
    remove: async (id: string | null) => {
      await (id === null ? deleteAllMessages(client, userId) : deleteMessage(client, id));
      dropMessages(cache, client, userId, id);
    },
  };
}
