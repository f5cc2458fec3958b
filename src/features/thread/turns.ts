import { dayOf } from "@/domain/calendar-day";
import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";

export type Turn =
  | { kind: "message"; id: string; at: string; message: Message; isUnanswered: boolean }
  | { kind: "open"; id: string; at: string; question: OpenQuestion };

export type Day = { day: string; turns: readonly Turn[]; firstQuestion: string | null };

/** Her own words in a turn; null in an answer. */
export function questionText(turn: Turn): string | null {
  if (turn.kind === "open") return turn.question.text;
  return turn.message.sender === "user" ? turn.message.content : null;
}

function asTurn(question: OpenQuestion): Turn {
  return { kind: "open", id: question.id, at: question.askedAt, question };
}

/** Puts stored messages and open questions in the order they were written. */
export function turnsOf(
  messages: readonly Message[],
  openQuestions: readonly OpenQuestion[],
): readonly Turn[] {
  const stored = new Set(messages.map(({ id }) => id));
  const openById = new Map(openQuestions.map((question) => [question.id, question]));
  const loose = openQuestions.filter(({ id }) => !stored.has(id));

  const turns = messages.flatMap((message, index): Turn[] => {
    const open = openById.get(message.id);
    const isLast = index === messages.length - 1;
    const turn: Turn = open
      ? { ...asTurn(open), at: message.timestamp }
      : {
          kind: "message",
          id: message.id,
          at: message.timestamp,
          message,
          isUnanswered: isLast && message.sender === "user",
        };
    return [turn, ...loose.filter(({ after }) => after === message.id).map(asTurn)];
  });
  const adrift = loose.filter(({ after }) => after === null || !stored.has(after));
  return [...turns, ...adrift.map(asTurn)];
}

/** The turn of her newest question. */
export function newestQuestionOf(turns: readonly Turn[]): Turn | undefined {
  return turns.findLast((turn) => questionText(turn) !== null);
}

/** Changes whenever the newest turn does. */
export function versionOf(turns: readonly Turn[]): string {
  const newest = turns.at(-1);
  if (newest === undefined) return "";
  return newest.kind === "open" ? `${newest.id} ${newest.question.state}` : newest.id;
}

/** Parts the turns by the day they were written on. */
export function daysOf(turns: readonly Turn[], timeZone?: string): readonly Day[] {
  const days = new Map<string, Turn[]>();
  for (const turn of turns) {
    const day = dayOf(turn.at, timeZone);
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [turn]);
    else ofDay.push(turn);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    turns: ofDay,
    firstQuestion: ofDay.map(questionText).find((text) => text !== null) ?? null,
  }));
}
