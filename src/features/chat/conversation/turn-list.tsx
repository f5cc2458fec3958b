import { memo, type ReactNode, type RefObject, useMemo, useRef } from "react";

import { dayLabel } from "@/domain/calendar-day";
import {
  type Day,
  dayHeadingId,
  hoursOf,
  newestQuestionOf,
  newestWordsOf,
  type Turn,
} from "@/features/chat/history/turns";

import { OpenTurn } from "./open-turn";
import { StoredTurn } from "./stored-turn";
import { useOffscreenHeight } from "./use-offscreen-height";
import type { TurnActions } from "./use-turn-actions";

/** What every turn is given. */
type Shared = {
  userId: string;
  isBusy: boolean;
  /** Help stands before any answer to her newest words. */
  isHelpFirst: boolean;
  /** What must be read before any answer to them. */
  afterNewestWords: ReactNode;
  /** What is asked with the answer to them. */
  withNewestAnswer: ReactNode;
  actions: TurnActions;
};

export type TurnListProps = Shared & {
  days: readonly Day[];
  today: string | null;
  newestQuestionRef: RefObject<HTMLLIElement | null>;
};

type TurnItemProps = Shared & {
  turn: Turn;
  newestQuestion: Turn | undefined;
  newestWords: Turn | undefined;
};

function TurnItem({ turn, newestQuestion, newestWords, ...shared }: TurnItemProps) {
  const { afterNewestWords, withNewestAnswer, isBusy, actions } = shared;
  const isNewestQuestion = turn === newestQuestion;
  const isNewestWords = turn === newestWords;
  if (turn.kind === "open") {
    return (
      <OpenTurn
        userId={shared.userId}
        question={turn.question}
        isDespiteDanger={turn.isDespiteDanger}
        isNewestQuestion={isNewestQuestion}
        isBusy={isBusy}
        isHelpFirst={shared.isHelpFirst}
        actions={actions}
      >
        {isNewestWords && afterNewestWords}
      </OpenTurn>
    );
  }
  const { message, answered, isDespiteDanger, isUnanswered } = turn;
  const isReplyTo = (words: Turn | undefined) => message.reply_to === words?.id;
  const stored = (
    <StoredTurn
      message={message}
      answered={answered}
      isDespiteDanger={isDespiteDanger}
      isUnanswered={isUnanswered}
      isNewestQuestion={isNewestQuestion}
      isNewestAnswer={isReplyTo(newestQuestion)}
      isBusy={isUnanswered && isBusy}
      within={isReplyTo(newestWords) && withNewestAnswer}
      actions={actions}
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

type TurnGroupProps = Shared &
  Pick<TurnListProps, "newestQuestionRef"> & {
    turns: readonly Turn[];
    newestQuestion: Turn | undefined;
    newestWords: Turn | undefined;
  };

/** Some turns of one day; far from the window only the room that they take. */
function TurnGroup({ turns, newestQuestionRef, ...item }: TurnGroupProps) {
  const list = useRef<HTMLOListElement>(null);
  const offscreenHeight = useOffscreenHeight(list);
  return (
    <ol ref={list} className="grid gap-6" style={{ height: offscreenHeight ?? undefined }}>
      {offscreenHeight === null &&
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
