import { symptomPanelTexts, symptoms } from "@/content/symptoms";
import type { Message } from "@/domain/message";

/** What of her chat is worth going on with. */
export type LastTime = {
  question: string | null;
  /** Names of the symptoms that she ticked last. */
  symptoms: readonly string[];
};

export type EarlierMessage = Pick<
  Message,
  "id" | "sender" | "content" | "reply_to" | "reply_parts"
>;

function isSymptomList(text: string): boolean {
  return text.startsWith(`${symptomPanelTexts.opening}\n- `);
}

/** Her answers about danger stay in the chat: only the names are shown. */
function namesIn(list: string): readonly string[] {
  return symptoms.map(({ name }) => name).filter((name) => list.includes(`\n- ${name}`));
}

/** Her last question and her last symptoms, of messages that come newest first. What was urgent is not repeated to her. */
export function lastTime(messages: readonly EarlierMessage[]): LastTime {
  const urgent = new Set(
    messages
      .filter(({ reply_parts }) => reply_parts.urgent !== undefined)
      .map(({ reply_to }) => reply_to),
  );
  const hers = messages.filter(({ id, sender }) => sender === "user" && !urgent.has(id));
  const list = messages.find(({ sender, content }) => sender === "user" && isSymptomList(content));
  return {
    question: hers.find(({ content }) => !isSymptomList(content))?.content ?? null,
    symptoms: list === undefined ? [] : namesIn(list.content),
  };
}

export type NextStep = "ask" | "symptoms" | "tests";

/** The one thing to do next. */
export function nextStep({ question, symptoms: ticked }: LastTime): NextStep {
  if (question === null) return "ask";
  return ticked.length === 0 ? "symptoms" : "tests";
}

const NOON = 12;
const EVENING = 18;

/** The greeting of an hour of the day. */
export function greetingAt(hour: number): string {
  if (hour < NOON) return "Good morning";
  return hour < EVENING ? "Good afternoon" : "Good evening";
}
