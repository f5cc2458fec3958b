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

/** The symptoms in a message that the list made, as they were sent; null in any other message. */
export function symptomsIn(opening: string, text: string): readonly string[] | null {
  if (!isSymptomMessage(opening, text)) return null;
  const [, ...lines] = text.split("\n");
  return lines.every((line) => line.startsWith("- ")) ? lines.map((line) => line.slice(2)) : null;
}

/** The ids of the symptoms in a message that the list made; null in any other, and where one tells of danger. */
export function harmlessIdsIn(
  opening: string,
  symptoms: readonly Symptom[],
  text: string,
): ReadonlySet<string> | null {
  const lines = symptomsIn(opening, text);
  if (lines === null) return null;
  const ids = new Set<string>();
  for (const line of lines) {
    const symptom = symptoms.find(({ name }) => line === name || line.startsWith(`${name}: `));
    const isDanger = symptom?.danger != null && line.endsWith(`: ${symptom.danger.yes}`);
    if (symptom === undefined || isDanger) return null;
    ids.add(symptom.id);
  }
  return ids;
}
