import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Message, OpenQuestion } from "@/domain/message";
import type { ReceivedReply } from "@/lib/received-reply";
import type { Client } from "@/lib/supabase";

import { contextOf } from "./context";
import { addMessages, dropMessages, storedAnswer, storedQuestion } from "./message-cache";
import {
  deleteAllMessages,
  deleteMessage,
  findReply,
  inReadingOrder,
  messagesQuery,
} from "./messages-query";

/** The stored messages of one person, oldest first, and what can be done with them. */
export function useMessages(client: Client, userId: string) {
  const cache = useQueryClient();
  const known = messagesQuery(client, userId);
  const query = useInfiniteQuery(known);
  const pages = query.data?.pages;
  const messages = useMemo(() => inReadingOrder(pages ?? []), [pages]);

  async function show(question: OpenQuestion, answer: Message) {
    await addMessages(cache, client, userId, [storedQuestion(question), answer]);
  }

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
    /** As the messages are at the time of the call, also where they have not been drawn yet. */
    recentContext: () => {
      const latest = inReadingOrder(cache.getQueryData(known.queryKey)?.pages ?? []);
      return { context: contextOf(latest), newestId: latest.at(-1)?.id ?? null };
    },
    add: (question: OpenQuestion, reply: ReceivedReply) =>
      show({ ...question, id: reply.message_id }, storedAnswer(reply)),
    /** Shows the answer to a question that was stored out of sight; tells whether there is one. */
    recover: async (question: OpenQuestion): Promise<boolean> => {
      // Not to be found out now is as good as not there: she can still ask again.
      const answer = await findReply(client, question.id).catch(() => null);
      if (answer !== null) await show(question, answer);
      return answer !== null;
    },
    /** Deletes one message, or all of them when none is named. */
    remove: async (id: string | null) => {
      await (id === null ? deleteAllMessages(client, userId) : deleteMessage(client, id));
      dropMessages(cache, client, userId, id);
    },
  };
}

export type Messages = ReturnType<typeof useMessages>;
