import type { QueryClient } from "@tanstack/react-query";

import type { Rating } from "@/domain/message";
import { showRating } from "@/features/chat/history/message-cache";
import type { Client } from "@/lib/supabase";

/** Why an answer did not help, as it is stored and as she reads it. */
export const reasons = {
  not_my_question: "It did not answer my question",
  hard_to_understand: "It was hard to understand",
  wrong: "I think it is wrong",
  too_long: "It was too long",
} as const;

export type Reason = keyof typeof reasons;

export type RatedAnswer = {
  id: string;
  rating: Rating;
  reason: Reason | null;
  /** Her question and the answer go to the owner of the site, since she said so. */
  isShared: boolean;
};

/** Stores how she rates an answer, in place of what she said of it before. */
export async function rateAnswer(
  client: Client,
  cache: QueryClient,
  userId: string,
  { id, rating, reason, isShared }: RatedAnswer,
): Promise<void> {
  await client
    .rpc("rate_answer", { message_id: id, rating, reason, shares_words: isShared })
    .throwOnError();
  showRating(cache, client, userId, { id, rating });
}

/** Removes how she rated an answer, and what she shared with it. */
export async function takeRatingBack(
  client: Client,
  cache: QueryClient,
  userId: string,
  id: string,
): Promise<void> {
  await client.from("answer_ratings").delete().eq("message_id", id).throwOnError();
  showRating(cache, client, userId, { id, rating: null });
}
