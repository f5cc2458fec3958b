import { typedWords } from "@shared/contracts/message-parts";
import { isSymptomMessage, symptoms } from "@/content/symptoms";
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

/** Her answers about danger stay in the chat: only the names are shown. */
function namesIn(list: string): readonly string[] {
  return symptoms.map(({ name }) => name).filter((name) => list.includes(`\n- ${name}`));
}

/**
 * The last question in her own words and her last symptoms, of messages that come newest first. What was urgent is not
 * repeated to her, also where she asked it once more, and what was read from a photo or a file stays in the chat.
 */
export function lastTime(messages: readonly EarlierMessage[]): LastTime {
  const hers = messages.filter(({ sender }) => sender === "user");
  const urgentReplies = messages.filter(({ reply_parts }) => reply_parts.urgent !== undefined);
  const urgentIds = new Set(urgentReplies.map(({ reply_to }) => reply_to));
  const urgentWords = new Set(
    hers.filter(({ id }) => urgentIds.has(id)).map(({ content }) => content),
  );
  const question = hers
    .filter(({ content }) => !urgentWords.has(content) && !isSymptomMessage(content))
    .map(({ content }) => typedWords(content).trim())
    .find((words) => words !== "");
  const list = hers.find(({ content }) => isSymptomMessage(content));
  return {
    question: question ?? null,
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
