import type { AnswerQuestion, Asked } from "./answer/answer.ts";
import type { Caller } from "../_shared/authenticate.ts";
import type { Answer, Question, StoredReply } from "./stored-turns.ts";
import { STOP_CHECK_MS } from "./limits.ts";

export type TurnDeps = {
  answer: AnswerQuestion;
  finishTurn: (
    caller: Caller,
    question: Question,
    answer: Answer & { isPartial: boolean },
  ) => Promise<StoredReply | null>;
  isTurnStopped: (caller: Caller, question: Question) => Promise<boolean>;
  /** Lets work go on after its reader has left. */
  keepRunning: (work: Promise<unknown>) => void;
};

/** A reply in the making, for everyone who waits for it. */
export type Turn = {
  /** Hears what was said so far, then every further piece; returns how to leave. */
  listen: (hear: (words: string) => void) => () => void;
  /** What is stored; null when the user stopped the reply before any of it was shown. */
  reply: Promise<StoredReply | null>;
  /** Given up, since the user stopped it: nobody may wait for it any more. */
  isGivenUp: () => boolean;
};

export type RunningTurns = {
  find: (caller: Caller, question: Question) => Turn | undefined;
  start: (caller: Caller, question: Question, asked: Asked) => Turn;
};

/** Answers each question once, however many wait for it, and to its end, even when nobody does. */
export function createRunningTurns(deps: TurnDeps): RunningTurns {
  const running = new Map<string, Turn>();
  return {
    find: (caller, question) => running.get(keyOf(caller, question)),
    start: (caller, question, asked) => {
      const key = keyOf(caller, question);
      const turn = startTurn(deps, caller, question, asked, () => running.delete(key));
      running.set(key, turn);
      return turn;
    },
  };
}

/** A turn whose reply is stored already. */
export function storedTurn(stored: StoredReply): Turn {
  return {
    listen: (hear) => {
      hear(stored.content);
      return () => undefined;
    },
    reply: Promise.resolve(stored),
    isGivenUp: () => false,
  };
}

function startTurn(
  deps: TurnDeps,
  caller: Caller,
  question: Question,
  asked: Asked,
  forget: () => void,
): Turn {
  const giveUp = new AbortController();
  const listeners = new Set<(words: string) => void>();
  let said = "";
  let isOver = false;
  let nextCheck: ReturnType<typeof setTimeout> | undefined;

  function say(words: string): void {
    said += words;
    for (const hear of listeners) hear(words);
  }

  async function run(): Promise<StoredReply | null> {
    try {
      const answer = await deps.answer(asked, { say, stopped: giveUp.signal });
      const isPartial = giveUp.signal.aborted;
      return await deps.finishTurn(caller, question, { ...answer, isPartial });
    } finally {
      isOver = true;
      clearTimeout(nextCheck);
      if (!giveUp.signal.aborted) forget();
    }
  }

  /** Nobody who listens can have stopped it, so we look only when the last one has left. */
  function checkForStop(pause: number): void {
    clearTimeout(nextCheck);
    nextCheck = setTimeout(async () => {
      const isStopped = await deps.isTurnStopped(caller, question).catch(() => false);
      if (isOver || listeners.size > 0) return;
      if (!isStopped) return checkForStop(pause * 2);
      forget();
      giveUp.abort();
    }, pause);
  }

  const reply = run();
  deps.keepRunning(reply.catch(() => undefined));
  return {
    listen: (hear) => {
      if (said !== "") hear(said);
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0 && !isOver) checkForStop(STOP_CHECK_MS);
      };
    },
    reply,
    isGivenUp: () => giveUp.signal.aborted,
  };
}

function keyOf(caller: Caller, question: Question): string {
  return `${caller.id} ${question.id}`;
}
