import { memo, type ReactNode } from "react";

import type { Message } from "@/domain/message";
import { Answer } from "@/features/chat/answer/answer";

import { AnswerTurn } from "./answer-turn";
import { answerMyQuestion, QuestionTurn } from "./question-turn";
import { AskAgainButton, DeleteButton } from "./turn-buttons";
import type { TurnActions } from "./use-turn-actions";

export type StoredTurnProps = {
  message: Message;
  /** Her words that an answer belongs to, where they are known. */
  answered: string | null;
  isDespiteDanger: boolean;
  /** A question that was left without an answer. */
  isUnanswered: boolean;
  isNewestQuestion: boolean;
  isNewestAnswer: boolean;
  /** Another question is on its way. */
  isBusy: boolean;
  /** What is asked with this answer. */
  within: ReactNode;
  actions: TurnActions;
};

function StoredAnswer({ message, answered, isNewestAnswer, within, actions }: StoredTurnProps) {
  return (
    <AnswerTurn status={message.stopped ? "Stopped" : undefined}>
      <Answer
        text={message.content}
        origin={message.origin}
        citations={message.citations}
        parts={message.reply_parts}
        isStopped={message.stopped}
        onSay={actions.onSay}
        onChoose={actions.onAsk}
        onNone={isNewestAnswer ? actions.onWrite : undefined}
        within={within}
        actions={
          <>
            {answered !== null && <AskAgainButton onAskAgain={() => actions.onAsk(answered)} />}
            <DeleteButton what="answer" onDelete={() => actions.onDelete(message.id)} />
          </>
        }
      />
    </AnswerTurn>
  );
}

/** One stored message; rendered anew only when it changes, since there may be thousands of them. */
export const StoredTurn = memo(function StoredTurn(props: StoredTurnProps) {
  const { message, isDespiteDanger, isUnanswered, isNewestQuestion, isBusy, actions } = props;
  const { id, content: text, timestamp: askedAt } = message;
  if (message.sender === "assistant") return <StoredAnswer {...props} />;

  function retry() {
    actions.onRetry({
      id,
      text,
      isDangerSeen: isDespiteDanger,
      askedAt,
      after: null,
      state: "failed",
      partial: "",
      failure: null,
    });
  }

  return (
    <QuestionTurn
      text={isDespiteDanger ? answerMyQuestion : text}
      problem={isUnanswered ? "No answer yet." : undefined}
      retry={isUnanswered ? { onRetry: retry, isBusy } : undefined}
      onEdit={isNewestQuestion ? () => actions.onEdit(text) : undefined}
      onDelete={() => actions.onDelete(id)}
    />
  );
});
