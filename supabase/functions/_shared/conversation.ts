import type { Passage } from "./knowledge/passage.ts";
import type { Turn } from "./model.ts";

/**
 * Puts earlier texts, the guides and the question in the order the model reads them.
 *
 * Earlier texts alternate and end with the companion's, so each one's speaker follows from its
 * place alone: nothing a browser sends can name a role.
 */
export function conversationTurns(
  question: string,
  context: readonly string[],
  passages: readonly Passage[],
): Turn[] {
  const turns: Turn[] = [];
  for (const turn of [...earlierTurns(context), askingTurn(question, passages)]) {
    const previous = turns.at(-1);
    if (previous?.role === turn.role) {
      previous.texts.push(...turn.texts);
    } else if (previous !== undefined || turn.role === "user") {
      turns.push(turn);
    }
  }
  return turns;
}

function earlierTurns(context: readonly string[]): Turn[] {
  return context
    .map((text, index): Turn => {
      const isCompanion = (context.length - index) % 2 === 1;
      return { role: isCompanion ? "assistant" : "user", texts: [text.trim()] };
    })
    .filter(({ texts }) => texts[0] !== "");
}

function askingTurn(question: string, passages: readonly Passage[]): Turn {
  const guides = passages.map(
    (passage, index) => `[${index + 1}] ${passage.title}\n${passage.text}`,
  );
  const reference =
    guides.length === 0
      ? "Guides found: none. If the question is about health, say that our guides do not cover it."
      : `Guides found, for reference:\n\n${guides.join("\n\n")}`;
  return { role: "user", texts: [reference, `Question:\n\n${question}`] };
}
