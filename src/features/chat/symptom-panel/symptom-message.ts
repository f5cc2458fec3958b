import type { Symptom } from "@/content/symptoms";

/** For each ticked symptom her answer to its question about danger; null while it is open or has none. */
export type Ticked = ReadonlyMap<string, boolean | null>;

/** The symptoms whose question about danger still waits for an answer. */
export function openQuestionsOf(symptoms: readonly Symptom[], ticked: Ticked): readonly Symptom[] {
  return symptoms.filter(({ id, danger }) => danger !== null && ticked.get(id) === null);
}

/** Puts the ticked symptoms into the words that are sent, one on a line. */
export function symptomMessage(
  opening: string,
  symptoms: readonly Symptom[],
  ticked: Ticked,
): string {
  const lines = symptoms
    .filter(({ id }) => ticked.has(id))
    .map(({ id, name, danger }) => {
      const answer = ticked.get(id);
      if (danger === null || typeof answer !== "boolean") return `- ${name}`;
      return `- ${name}: ${answer ? danger.yes : danger.no}`;
    });
  return [opening, ...lines].join("\n");
}

/** Whether the list of symptoms made this message. */
export function isSymptomMessage(opening: string, text: string): boolean {
  return text.startsWith(`${opening}\n- `);
}
