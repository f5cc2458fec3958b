import { type QueryClient, queryOptions } from "@tanstack/react-query";

import type { OpenQuestion } from "@/domain/open-question";

const none: readonly OpenQuestion[] = [];

/** The questions of this visit without a stored answer; never fetched, gone when she signs out. */
export function openQuestionsQuery(userId: string) {
  return queryOptions({
    queryKey: ["open-questions", userId],
    queryFn: () => none,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Adds a question, or replaces the one with its id. */
export function putQuestion(cache: QueryClient, userId: string, question: OpenQuestion): void {
  cache.setQueryData(openQuestionsQuery(userId).queryKey, (questions = none) =>
    questions.some(({ id }) => id === question.id)
      ? questions.map((known) => (known.id === question.id ? question : known))
      : [...questions, question],
  );
}

/** Takes a question out; all of them when none is named. */
export function dropQuestion(cache: QueryClient, userId: string, id: string | null): void {
  cache.setQueryData(openQuestionsQuery(userId).queryKey, (questions = none) =>
    id === null ? none : questions.filter((question) => question.id !== id),
  );
}

export function hasQuestion(cache: QueryClient, userId: string, id: string): boolean {
  const questions = cache.getQueryData(openQuestionsQuery(userId).queryKey) ?? none;
  return questions.some((question) => question.id === id);
}
