import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";

import { hasQuestion } from "./open-questions";

/** A reply on its way: its words so far, and the way to end it. */
type Arriving = { text: string; stop: () => void };

/** Kept apart from the questions, so that a new word draws one reply anew and not the conversation. */
function arrivingQuery(userId: string, id: string) {
  return queryOptions<Arriving | null>({
    queryKey: ["arriving-reply", userId, id],
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** The words that have arrived of the reply to a question. */
export function useArrivingText(userId: string, id: string): string {
  return useQuery(arrivingQuery(userId, id)).data?.text ?? "";
}

/** Ends the reply to a question, if one is on its way. */
export function stopArriving(cache: QueryClient, userId: string, id: string): void {
  cache.getQueryData(arrivingQuery(userId, id).queryKey)?.stop();
}

/** Shows the words of a reply as they arrive, at most once in every frame of the screen. */
export function beginArriving(cache: QueryClient, userId: string, id: string, stop: () => void) {
  const { queryKey } = arrivingQuery(userId, id);
  let text = "";
  let frame: number | null = null;

  function show() {
    frame = null;
    // Signed out meanwhile: nothing of hers may come back into this tab.
    if (hasQuestion(cache, userId, id)) cache.setQueryData(queryKey, () => ({ text, stop }));
    else stop();
  }

  show();
  return {
    add: (piece: string) => {
      text += piece;
      frame ??= requestAnimationFrame(show);
    },
    /** All that arrived, which from now on is nobody's but the caller's. */
    end: (): string => {
      if (frame !== null) cancelAnimationFrame(frame);
      cache.removeQueries({ queryKey, exact: true });
      return text;
    },
  };
}
