import { CONTEXT_MAX_ENTRIES } from "@shared/contracts/chat-limits";
import { hasRecordLines, withoutAttachedText } from "@shared/contracts/message-parts";
import type { Message } from "@/domain/message";

/** Leaves room for the longest question in the 64 KB that the companion accepts. */
const CONTEXT_MAX_BYTES = 28 * 1024;

function bytesOf(texts: readonly string[]): number {
  return new TextEncoder().encode(JSON.stringify(texts)).length;
}

/**
 * The earlier texts that travel with a question, oldest first: questions and their answers in turn.
 *
 * What was read from her photos and files stays behind: only the note that names them goes along.
 * A question that lines of her record went with stays behind with its answer, which may name them.
 * A question without its answer is left out, and so is an answer without its question, because
 * the reader tells the speakers apart by their place alone.
 */
export function contextOf(messages: readonly Message[]): readonly string[] {
  const questions = new Map(
    messages.filter(({ sender }) => sender === "user").map(({ id, content }) => [id, content]),
  );
  const pairs = messages.flatMap(({ reply_to, content }) => {
    const question = reply_to === null ? undefined : questions.get(reply_to);
    if (question === undefined || hasRecordLines(question)) return [];
    return [[withoutAttachedText(question), content]];
  });

  let context: readonly string[] = [];
  for (const pair of pairs.toReversed()) {
    const longer = [...pair, ...context];
    if (longer.length > CONTEXT_MAX_ENTRIES || bytesOf(longer) > CONTEXT_MAX_BYTES) break;
    context = longer;
  }
  return context;
}
