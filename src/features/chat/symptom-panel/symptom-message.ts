import { isSymptomMessage, type Symptom, symptomPanelTexts } from "@/content/symptoms";

/** For each ticked symptom her answer to its question about danger; null while it is open or has none. */
export type Ticked = ReadonlyMap<string, boolean | null>;

/** The symptoms whose question about danger still waits for an answer. */
export function openQuestionsOf(symptoms: readonly Symptom[], ticked: Ticked): readonly Symptom[] {
  return symptoms.filter(({ id, danger }) => danger !== null && ticked.get(id) === null);
}

/** Puts the ticked symptoms into the words that are sent, one on a line. */
export function symptomMessage(symptoms: readonly Symptom[], ticked: Ticked): string {
  const lines = symptoms
    .filter(({ id }) => ticked.has(id))
    .map(({ id, name, danger }) => {
      const answer = ticked.get(id);
      if (danger === null || typeof answer !== "boolean") return `- ${name}`;
      return `- ${name}: ${answer ? danger.yes : danger.no}`;
    });
  return [symptomPanelTexts.opening, ...lines].join("\n");
}

/** The symptoms in a message that the list made, as they were sent; null in any other message. */
export function symptomsIn(text: string): readonly string[] | null {
  if (!isSymptomMessage(text)) return null;
  const [, ...lines] = text.split("\n");
  return lines.every((line) => line.startsWith("- ")) ? lines.map((line) => line.slice(2)) : null;
}

/** The ids of the symptoms in a message that the list made; null in any other, and where one tells of danger. */
export function harmlessIdsIn(
  symptoms: readonly Symptom[],
  text: string,
): ReadonlySet<string> | null {
  const lines = symptomsIn(text);
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
