import { memo, type ReactNode, type RefObject, useMemo, useRef } from "react";

import { dayLabel } from "@/domain/calendar-day";

import { OpenTurn, type OpenTurnActions } from "./open-turn";
import { StoredTurn, type StoredTurnProps } from "./stored-turn";
import {
  dayHeadingId,
  hoursOf,
  newestQuestionOf,
  newestWordsOf,
  type Day,
  type Turn,
} from "@/features/chat/history/turns";
import { useFarHeight } from "./use-far-height";

type TurnActions = OpenTurnActions & {
  renderAnswer: StoredTurnProps["renderAnswer"];
  /** Puts the words of her newest question back into the field. */
  onEdit: (text: string) => void;
  /** What must be read before any answer to her newest words. */
  afterNewestWords: ReactNode;
  /** What is asked with the answer to them. */
  withNewestAnswer: ReactNode;
};

export type TurnListProps = TurnActions & {
  days: readonly Day[];
  today: string | null;
  newestQuestionRef: RefObject<HTMLLIElement | null>;
};

type TurnItemProps = TurnActions & {
  turn: Turn;
  newestQuestion: Turn | undefined;
  newestWords: Turn | undefined;
};

function TurnItem({ turn, newestQuestion, newestWords, ...actions }: TurnItemProps) {
  const { afterNewestWords, withNewestAnswer } = actions;
  const isNewestQuestion = turn === newestQuestion;
  const isNewestWords = turn === newestWords;
  const { onEdit, renderAnswer, isBusy, onRetry, onAskAgain, onDelete } = actions;
  if (turn.kind === "open") {
    return (
      <OpenTurn
        {...actions}
        question={turn.question}
        isDespiteDanger={turn.isDespiteDanger}
        onEdit={isNewestQuestion ? () => onEdit(turn.question.text) : undefined}
      >
        {isNewestWords && afterNewestWords}
      </OpenTurn>
    );
  }
  const stored = (
    <StoredTurn
      message={turn.message}
      answered={turn.answered}
      isDespiteDanger={turn.isDespiteDanger}
      isNewestAnswer={newestQuestion !== undefined && turn.message.reply_to === newestQuestion.id}
      within={
        newestWords !== undefined && turn.message.reply_to === newestWords.id && withNewestAnswer
      }
      retry={turn.isUnanswered ? { onRetry, isBusy } : undefined}
      renderAnswer={renderAnswer}
      onAskAgain={onAskAgain}
      onEdit={isNewestQuestion ? onEdit : undefined}
      onDelete={onDelete}
    />
  );
  if (!isNewestWords) return stored;
  return (
    <div className="grid gap-6">
      {stored}
      {afterNewestWords}
    </div>
  );
}

type TurnGroupProps = TurnActions &
  Pick<TurnListProps, "newestQuestionRef"> & {
    turns: readonly Turn[];
    newestQuestion: Turn | undefined;
    newestWords: Turn | undefined;
  };

/** Some turns of one day; far from the window only the room that they take. */
function TurnGroup({ turns, newestQuestionRef, ...item }: TurnGroupProps) {
  const list = useRef<HTMLOListElement>(null);
  const farHeight = useFarHeight(list);
  return (
    <ol ref={list} className="grid gap-6" style={{ height: farHeight ?? undefined }}>
      {farHeight === null &&
        turns.map((turn) => (
          <li
            key={turn.id}
            ref={turn === item.newestQuestion ? newestQuestionRef : null}
            className="scroll-mt-(--chat-top)"
          >
            <TurnItem turn={turn} {...item} />
          </li>
        ))}
    </ol>
  );
}

/** Every turn of the conversation under the day it was written on, oldest first. */
export const TurnList = memo(function TurnList({ days, today, ...group }: TurnListProps) {
  const { newestQuestion, newestWords } = useMemo(() => {
    const turns = days.flatMap((day) => day.turns);
    return { newestQuestion: newestQuestionOf(turns), newestWords: newestWordsOf(turns) };
  }, [days]);
  return days.map(({ day, turns }) => (
    <section key={day} aria-labelledby={dayHeadingId(day)} className="grid gap-6">
      <h2
        id={dayHeadingId(day)}
        tabIndex={-1}
        className="-mb-6 scroll-mt-(--chat-top) py-4 text-center font-body text-sm font-semibold tracking-normal text-ink-3"
      >
        {dayLabel(day, today)}
      </h2>
      {hoursOf(turns).map(([hour, ofHour]) => (
        <TurnGroup
          key={hour}
          turns={ofHour}
          newestQuestion={newestQuestion}
          newestWords={newestWords}
          {...group}
        />
      ))}
    </section>
  ));
});
