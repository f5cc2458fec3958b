import { answerFromGuides } from "./answer-from-guides.ts";
import type { SearchPassages } from "./search.ts";
import type { AskedQuestion } from "./questions/all-questions.ts";

export type Recall = { asked: number; first: number; firstThree: number; missed: string[] };
export type Refusals = { asked: number; refused: number; answered: string[] };

/** How many questions find a passage that answers them: as the first, and among the first three. */
export function recallOf(questions: readonly AskedQuestion[], search: SearchPassages): Recall {
  const places = questions.map(({ question, isAnsweredBy }) => ({
    question,
    place: search(question).findIndex(({ id }) => isAnsweredBy(id)),
  }));
  const missed = places.filter(({ place }) => place === -1 || place > 2);
  return {
    asked: questions.length,
    first: places.filter(({ place }) => place === 0).length,
    firstThree: questions.length - missed.length,
    missed: missed.map(({ question }) => question),
  };
}

/** How many questions get "I don't know, ask a clinician". */
export function refusalsOf(questions: readonly string[], search: SearchPassages): Refusals {
  const answered = questions.filter(
    (question) => answerFromGuides(question, search).passages.length > 0,
  );
  return { asked: questions.length, refused: questions.length - answered.length, answered };
}
