import type { OpenQuestion } from "@/domain/message";

/** What is on its way between a person and the companion, beside the messages that are stored. */
export type Thread = {
  /** The questions without a stored answer, in the order they were asked. */
  questions: readonly OpenQuestion[];
  /** The words so far of each reply that is arriving, by the id of its question. */
  words: Readonly<Record<string, string>>;
};

export type ThreadEvent =
  /** A question goes out, for the first time or once more. */
  | { kind: "started"; question: OpenQuestion }
  /** There is no connection; it goes out when there is one. */
  | { kind: "queued"; question: OpenQuestion }
  /** The next words of its reply have arrived. */
  | { kind: "words"; id: string; text: string }
  /** The card for its danger has been seen, and an answer is wanted all the same. */
  | { kind: "danger-seen"; id: string }
  /** Its reply is stored, with what goes with it, and stands among the messages. */
  | { kind: "done"; id: string }
  /** Its reply was stopped before the end. */
  | { kind: "stopped"; id: string }
  /** It never arrived. */
  | { kind: "unsent"; id: string; failure: string }
  /** It arrived, and no whole reply came back. */
  | { kind: "failed"; id: string; failure: string }
  /** It was refused and stands again as it did before it was sent; null when it had no place yet. */
  | { kind: "restored"; id: string; earlier: OpenQuestion | null }
  /** It was taken back or deleted; all of them when none is named. */
  | { kind: "dropped"; id: string | null };

export const emptyThread: Thread = { questions: [], words: {} };

/** What a question that goes out has not got any more. */
const fresh = { partial: "", failure: null } as const;

/** Whether a question is still open; it is not after signing out or deleting it. */
export function isOpen({ questions }: Thread, id: string): boolean {
  return questions.some((question) => question.id === id);
}

function put(thread: Thread, question: OpenQuestion): Thread {
  const questions = isOpen(thread, question.id)
    ? thread.questions.map((known) => (known.id === question.id ? question : known))
    : [...thread.questions, question];
  return { ...thread, questions };
}

function change(thread: Thread, id: string, changes: Partial<OpenQuestion>): Thread {
  const questions = thread.questions.map((question) =>
    question.id === id ? { ...question, ...changes } : question,
  );
  return { ...thread, questions };
}

function withoutWords(thread: Thread, id: string): Thread {
  const { [id]: _, ...words } = thread.words;
  return { ...thread, words };
}

function drop(thread: Thread, id: string): Thread {
  const questions = thread.questions.filter((question) => question.id !== id);
  return withoutWords({ ...thread, questions }, id);
}

/** The reply will not go on: the words that arrived of it stay with the question. */
function end(thread: Thread, id: string, changes: Partial<OpenQuestion>): Thread {
  const partial = thread.words[id] ?? "";
  return withoutWords(change(thread, id, { partial, ...changes }), id);
}

/** An event of a question that is open. */
type ReplyEvent = Exclude<ThreadEvent, { kind: "started" | "queued" | "dropped" }>;

function reduceOpen(thread: Thread, event: ReplyEvent): Thread {
  const { id } = event;
  switch (event.kind) {
    case "words":
      return { ...thread, words: { ...thread.words, [id]: (thread.words[id] ?? "") + event.text } };
    case "danger-seen":
      return change(thread, id, { isDangerSeen: true });
    case "stopped":
      return end(thread, id, { state: "stopped" });
    case "unsent":
    case "failed":
      return end(thread, id, { state: event.kind, failure: event.failure });
    case "restored":
      return event.earlier === null
        ? drop(thread, id)
        : withoutWords(put(thread, event.earlier), id);
    case "done":
      break;
  }
  return drop(thread, id);
}

/**
 * The thread after an event. What is reported of a question that is no longer open changes nothing:
 * it belongs to somebody who has signed out, or was deleted.
 */
export function reduceThread(thread: Thread, event: ThreadEvent): Thread {
  if (event.kind === "started") {
    const question: OpenQuestion = { ...event.question, ...fresh, state: "waiting" };
    return withoutWords(put(thread, question), question.id);
  }
  if (event.kind === "queued") return put(thread, { ...event.question, state: "queued" });
  if (event.kind === "dropped") return event.id === null ? emptyThread : drop(thread, event.id);
  return isOpen(thread, event.id) ? reduceOpen(thread, event) : thread;
}
