import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";

import type { OpenQuestion } from "@/domain/message";

import { keepQuestions, readKeptQuestions } from "./kept-questions";
import { emptyThread, isOpen, reduceThread, type Thread, type ThreadEvent } from "./thread-reducer";

function keptThread(userId: string): Thread {
  return { ...emptyThread, questions: readKeptQuestions(userId) };
}

/** The open questions of this visit; never fetched, and gone when the person signs out. */
function threadQuery(userId: string) {
  return queryOptions({
    queryKey: ["chat-thread", userId],
    queryFn: () => keptThread(userId),
    initialData: () => keptThread(userId),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The thread as it is now, also where it has not been rendered yet. */
export function readThread(cache: QueryClient, userId: string): Thread {
  return cache.getQueryData(threadQuery(userId).queryKey) ?? emptyThread;
}

/** Tells the thread what has happened, in this order. */
export function tellThread(
  cache: QueryClient,
  userId: string,
  ...events: readonly ThreadEvent[]
): void {
  const { queryKey } = threadQuery(userId);
  const before = cache.getQueryData(queryKey) ?? emptyThread;
  const after = cache.setQueryData(queryKey, events.reduce(reduceThread, before));
  // Not at every word of a reply.
  if (after !== undefined && after.questions !== before.questions)
    keepQuestions(userId, after.questions);
}

/** The questions without a stored answer; a new word of a reply renders none of them anew. */
export function useOpenQuestions(userId: string): readonly OpenQuestion[] {
  return useQuery({ ...threadQuery(userId), select: ({ questions }) => questions }).data;
}

/** The words that have arrived of the reply to a question. */
export function useArrivingText(userId: string, id: string): string {
  return useQuery({ ...threadQuery(userId), select: ({ words }) => words[id] ?? "" }).data;
}

const stops = new Map<string, () => void>();

/** Whether the reply to a question is on its way to this tab. */
export function isReceiving(id: string): boolean {
  return stops.has(id);
}

/** Ends the reply to a question, if one is on its way. */
export function stopReply(id: string): void {
  stops.get(id)?.();
}

/** Passes on the words of a reply as they arrive, at most once in every frame of the screen. */
export function receiveReply(cache: QueryClient, userId: string, id: string) {
  const stop = new AbortController();
  let arrived = "";
  let frame: number | null = null;

  function flush() {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    // Signed out meanwhile: nothing of hers may come back into this tab.
    if (!isOpen(readThread(cache, userId), id)) stop.abort();
    else if (arrived !== "") tellThread(cache, userId, { kind: "words", id, text: arrived });
    arrived = "";
  }

  stops.set(id, () => stop.abort());
  return {
    signal: stop.signal,
    add: (piece: string) => {
      arrived += piece;
      frame ??= requestAnimationFrame(flush);
    },
    /** Passes on what is left; the reply can no longer be stopped. */
    end: () => {
      flush();
      stops.delete(id);
    },
  };
}
