import type { Citation } from "../../_shared/contracts/claude-chat.ts";
import { typedWords, withoutAttachedText } from "../../_shared/contracts/message-parts.ts";
import type { Turn } from "./model.ts";

/** A text of ours that a model may take its words from, and the page it stands for. */
export type Ground = Citation & { text: string };

/** The questions among earlier texts, as the user typed them, the oldest first. */
export function earlierQuestions(context: readonly string[]): string[] {
  return context
    .filter((_, index) => !isCompanion(context, index))
    .map((text) => typedWords(text).trim());
}

/** Whose turn a text is follows from its place: they alternate and end with the companion's. */
function isCompanion(context: readonly string[], index: number): boolean {
  return (context.length - index) % 2 === 1;
}

/**
 * Puts earlier texts, what to answer from and the question in the order the model reads them.
 *
 * Earlier texts alternate and end with the companion's, so each one's speaker follows from its
 * place alone: nothing a browser sends can name a role.
 */
export function conversationTurns(
  question: string,
  context: readonly string[],
  grounds: readonly Ground[],
  results = "",
): Turn[] {
  const turns: Turn[] = [];
  for (const turn of [...earlierTurns(context), askingTurn(question, grounds, results)]) {
    const previous = turns.at(-1);
    if (previous?.role === turn.role) {
      previous.texts.push(...turn.texts);
    } else if (previous !== undefined || turn.role === "user") {
      turns.push(turn);
    }
  }
  return turns;
}

/** Earlier texts go along without the text of their photos. */
function earlierTurns(context: readonly string[]): Turn[] {
  return context
    .map((text, index): Turn => ({
      role: isCompanion(context, index) ? "assistant" : "user",
      texts: [withoutAttachedText(text).trim()],
    }))
    .filter(({ texts }) => texts[0] !== "");
}

function askingTurn(question: string, grounds: readonly Ground[], results: string): Turn {
  const guides = grounds.map(({ title, text }, index) => `[${index + 1}] ${title}\n${text}`);
  const reference =
    guides.length === 0
      ? "Answers found: none. If the question is about health, say that our guides do not cover it."
      : `Answers found, for reference:\n\n${guides.join("\n\n")}`;
  const rows = results === "" ? [] : [results];
  return { role: "user", texts: [reference, ...rows, `Question:\n\n${question}`] };
}
