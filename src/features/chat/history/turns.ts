import { dayOf } from "@/domain/calendar-day";
import type { Message, OpenQuestion } from "@/domain/message";

export type Turn =
  | {
      kind: "message";
      id: string;
      at: string;
      message: Message;
      isUnanswered: boolean;
      /** Her words that an answer belongs to, where they are known. */
      answered: string | null;
      isDespiteDanger: boolean;
    }
  | {
      kind: "open";
      id: string;
      at: string;
      question: OpenQuestion;
      /** The question before once more: she saw the card for its danger and wants an answer. */
      isDespiteDanger: boolean;
    };

export type Day = { day: string; turns: readonly Turn[]; firstQuestion: string | null };

/** Where the list of days leads to. */
export function dayHeadingId(day: string): string {
  return `day-${day}`;
}

/** Her own words in a turn; null in an answer. */
export function questionText(turn: Turn): string | null {
  if (turn.kind === "open") return turn.question.text;
  return turn.message.sender === "user" ? turn.message.content : null;
}

function asTurn(question: OpenQuestion, messages: readonly Message[]): Turn {
  const earlier = messages.findLast(({ sender, id }) => sender === "user" && id !== question.id);
  const isDespiteDanger = question.isDangerSeen && earlier?.content === question.text;
  return { kind: "open", id: question.id, at: question.askedAt, question, isDespiteDanger };
}

/** The stored questions that repeat the one before, whose reply was about its danger, and got another reply. */
function despiteDanger(messages: readonly Message[]): ReadonlySet<string> {
  const replies = new Map(messages.map((message) => [message.reply_to, message]));
  const isUrgent = ({ id }: Message) => replies.get(id)?.reply_parts.urgent !== undefined;
  const questions = messages.filter(({ sender }) => sender === "user");
  const repeated = questions.filter((question, index) => {
    const earlier = questions[index - 1];
    return earlier?.content === question.content && isUrgent(earlier) && !isUrgent(question);
  });
  return new Set(repeated.map(({ id }) => id));
}

/** Puts stored messages and the questions still without a stored answer in the order they were written. */
export function turnsOf(
  messages: readonly Message[],
  openQuestions: readonly OpenQuestion[],
): readonly Turn[] {
  const stored = new Map(messages.map((message) => [message.id, message]));
  const answered = new Set(messages.map(({ reply_to }) => reply_to));
  const unanswered = openQuestions.filter(({ id }) => !answered.has(id));
  const openById = new Map(unanswered.map((question) => [question.id, question]));
  const loose = unanswered.filter(({ id }) => !stored.has(id));
  const repeated = despiteDanger(messages);
  const openTurn = (question: OpenQuestion) => asTurn(question, messages);

  const turns = messages.flatMap((message, index): Turn[] => {
    const open = openById.get(message.id);
    const isLast = index === messages.length - 1;
    const turn: Turn = open
      ? { ...openTurn(open), at: message.timestamp }
      : {
          kind: "message",
          id: message.id,
          at: message.timestamp,
          message,
          isUnanswered: isLast && message.sender === "user",
          isDespiteDanger: repeated.has(message.id),
          answered:
            message.reply_to === null ? null : (stored.get(message.reply_to)?.content ?? null),
        };
    return [turn, ...loose.filter(({ after }) => after === message.id).map(openTurn)];
  });
  const adrift = loose.filter(({ after }) => after === null || !stored.has(after));
  return [...turns, ...adrift.map(openTurn)];
}

/** The turn of her newest question. */
export function newestQuestionOf(turns: readonly Turn[]): Turn | undefined {
  return turns.findLast((turn) => questionText(turn) !== null);
}

/** The turn of her newest words, to which what is said about their danger belongs. */
export function newestWordsOf(turns: readonly Turn[]): Turn | undefined {
  return turns.findLast((turn) => questionText(turn) !== null && !turn.isDespiteDanger);
}

/** Without the reply that says the same as the card over it. */
export function withoutAdvice(turns: readonly Turn[]): readonly Turn[] {
  const question = newestWordsOf(turns);
  return turns.filter(
    (turn) =>
      turn.kind === "open" ||
      turn.message.origin !== "guides" ||
      turn.message.reply_parts.urgent === undefined ||
      turn.message.reply_to !== question?.id,
  );
}

/** Changes whenever the newest turn does. */
export function versionOf(turns: readonly Turn[]): string {
  const newest = turns.at(-1);
  if (newest === undefined) return "";
  return newest.kind === "open" ? `${newest.id} ${newest.question.state}` : newest.id;
}

function groupsOf(
  turns: readonly Turn[],
  keyOf: (turn: Turn) => string,
): readonly (readonly [string, readonly Turn[]])[] {
  const groups = new Map<string, Turn[]>();
  for (const turn of turns) {
    const key = keyOf(turn);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [turn]);
    else group.push(turn);
  }
  return [...groups];
}

/** Parts the turns by the hour they were written in: few, and the same ones whatever comes before and after. */
export function hoursOf(turns: readonly Turn[]): readonly (readonly [string, readonly Turn[]])[] {
  return groupsOf(turns, ({ at }) => at.slice(0, "2026-11-20T09".length));
}

/** Parts the turns by the day they were written on. */
export function daysOf(turns: readonly Turn[], timeZone?: string): readonly Day[] {
  return groupsOf(turns, ({ at }) => dayOf(at, timeZone)).map(([day, ofDay]) => ({
    day,
    turns: ofDay,
    firstQuestion: ofDay.map(questionText).find((text) => text !== null) ?? null,
  }));
}
