import { memo, type ReactNode } from "react";

import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";

import { AnswerTurn } from "./answer-turn";
import { AskAgainButton } from "./ask-again-button";
import { DeleteButton } from "./delete-button";
import { QuestionTurn } from "./question-turn";

export type StoredTurnProps = {
  message: Message;
  /** Her words that an answer belongs to, where they are known. */
  answered: string | null;
  /** For a question that was left without an answer. */
  retry?: { onRetry: (question: OpenQuestion) => void; isBusy: boolean } | undefined;
  renderAnswer: (message: Message, actions: ReactNode) => ReactNode;
  onAskAgain: (text: string) => void;
  onEdit?: ((text: string) => void) | undefined;
  onDelete: (id: string) => void;
};

function StoredAnswer({ message, answered, renderAnswer, onAskAgain, onDelete }: StoredTurnProps) {
  return (
    <AnswerTurn status={message.stopped ? "Stopped" : undefined}>
      {renderAnswer(
        message,
        <>
          {answered !== null && <AskAgainButton onAskAgain={() => onAskAgain(answered)} />}
          <DeleteButton what="answer" onDelete={() => onDelete(message.id)} />
        </>,
      )}
    </AnswerTurn>
  );
}

/** One stored message; drawn anew only when it changes, since there may be thousands of them. */
export const StoredTurn = memo(function StoredTurn(props: StoredTurnProps) {
  const { message, retry, onEdit, onDelete } = props;
  const { id, content: text, timestamp: askedAt } = message;
  if (message.sender === "assistant") return <StoredAnswer {...props} />;
  return (
    <QuestionTurn
      text={text}
      problem={retry === undefined ? undefined : "No answer yet."}
      retry={
        retry && {
          isBusy: retry.isBusy,
          onRetry: () =>
            retry.onRetry({
              id,
              text,
              askedAt,
              after: null,
              state: "failed",
              partial: "",
              failure: null,
            }),
        }
      }
      onEdit={onEdit && (() => onEdit(text))}
      onDelete={() => onDelete(id)}
    />
  );
});
