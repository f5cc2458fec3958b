import type { ReactNode, RefObject } from "react";

import { Button } from "@/components/button";
import { dayLabel } from "@/domain/calendar-day";
import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";

import { AnswerTurn } from "./answer-turn";
import { DeleteButton } from "./delete-button";
import { QuestionTurn } from "./question-turn";
import { newestQuestionOf, type Day, type Turn } from "./turns";

type TurnActions = {
  renderAnswer: (message: Message, actions: ReactNode) => ReactNode;
  onRetry: (question: OpenQuestion) => void;
  onDelete: (id: string) => void;
  isBusy: boolean;
};

export type TurnListProps = TurnActions & {
  days: readonly Day[];
  today: string | null;
  /** Stands in for an answer on its way; null where nothing but help may come first. */
  acknowledgement: string | null;
  /** What must be read before any answer to the newest question. */
  afterNewestQuestion: ReactNode;
  newestQuestionRef: RefObject<HTMLLIElement | null>;
};

/** Where the list of days leads to. */
export function dayHeadingId(day: string): string {
  return `day-${day}`;
}

type OpenTurnProps = Pick<TurnListProps, "acknowledgement" | "isBusy" | "onRetry" | "onDelete"> & {
  question: OpenQuestion;
  children: ReactNode;
};

function OpenTurn({
  question,
  acknowledgement,
  isBusy,
  onRetry,
  onDelete,
  children,
}: OpenTurnProps) {
  const { id, text, state, failure } = question;
  const isUnsent = state === "unsent";
  return (
    <div className="grid gap-6">
      <QuestionTurn
        text={text}
        problem={isUnsent ? "Not sent." : undefined}
        onRetry={isUnsent ? () => onRetry(question) : undefined}
        onDelete={state === "waiting" ? undefined : () => onDelete(id)}
        isBusy={isBusy}
      />
      {children}
      {state === "waiting" ? (
        <AnswerTurn status="Answering...">
          {acknowledgement !== null && <p className="text-ink-3">{acknowledgement}</p>}
        </AnswerTurn>
      ) : (
        <AnswerTurn>
          <p role="alert">{failure}</p>
          {!isUnsent && (
            <Button
              variant="outline"
              size="sm"
              className="mt-3"
              disabled={isBusy}
              onClick={() => onRetry(question)}
            >
              Try again
            </Button>
          )}
        </AnswerTurn>
      )}
    </div>
  );
}

type StoredTurnProps = TurnActions & { turn: Extract<Turn, { kind: "message" }> };

function StoredTurn({ turn, renderAnswer, onRetry, onDelete, isBusy }: StoredTurnProps) {
  const { message, isUnanswered } = turn;
  const { id, content: text, timestamp: askedAt } = message;
  if (message.sender === "assistant") {
    return (
      <AnswerTurn>
        {renderAnswer(message, <DeleteButton what="answer" onDelete={() => onDelete(id)} />)}
      </AnswerTurn>
    );
  }
  return (
    <QuestionTurn
      text={text}
      problem={isUnanswered ? "No answer yet." : undefined}
      onRetry={
        isUnanswered
          ? () => onRetry({ id, text, askedAt, after: null, state: "failed", failure: null })
          : undefined
      }
      onDelete={() => onDelete(id)}
      isBusy={isBusy}
    />
  );
}

/** Every turn of the conversation under the day it was written on, oldest first. */
export function TurnList({
  days,
  today,
  acknowledgement,
  afterNewestQuestion,
  newestQuestionRef,
  ...actions
}: TurnListProps) {
  const newestQuestion = newestQuestionOf(days.flatMap(({ turns }) => turns));
  return days.map(({ day, turns }) => (
    <section key={day} aria-labelledby={dayHeadingId(day)}>
      <h2
        id={dayHeadingId(day)}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--header-height)+4rem)] py-4 text-center font-body text-sm font-semibold tracking-normal text-ink-3"
      >
        {dayLabel(day, today)}
      </h2>
      <ol className="grid gap-6">
        {turns.map((turn) => (
          <li
            key={turn.id}
            ref={turn === newestQuestion ? newestQuestionRef : null}
            className="scroll-mt-[calc(var(--header-height)+4rem)]"
          >
            {turn.kind === "open" ? (
              <OpenTurn question={turn.question} acknowledgement={acknowledgement} {...actions}>
                {turn === newestQuestion && afterNewestQuestion}
              </OpenTurn>
            ) : (
              <div className="grid gap-6">
                <StoredTurn turn={turn} {...actions} />
                {turn === newestQuestion && afterNewestQuestion}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  ));
}
