import { memo, type ReactNode } from "react";

import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";

import { AnswerTurn } from "./answer-turn";
import { AskAgainButton } from "./ask-again-button";
import { DeleteButton } from "./delete-button";
import { answerMyQuestion, QuestionTurn } from "./question-turn";

export type AnswerParts = { isNewest: boolean; within: ReactNode; actions: ReactNode };

export type StoredTurnProps = {
  message: Message;
  /** Her words that an answer belongs to, where they are known. */
  answered: string | null;
  isDespiteDanger: boolean;
  isNewestAnswer: boolean;
  /** What is asked with this answer. */
  within: ReactNode;
  /** For a question that was left without an answer. */
  retry?: { onRetry: (question: OpenQuestion) => void; isBusy: boolean } | undefined;
  renderAnswer: (message: Message, parts: AnswerParts) => ReactNode;
  onAskAgain: (text: string) => void;
  onEdit?: ((text: string) => void) | undefined;
  onDelete: (id: string) => void;
};

function StoredAnswer({ message, isNewestAnswer, within, ...rest }: StoredTurnProps) {
  const { answered, renderAnswer, onAskAgain, onDelete } = rest;
  return (
    <AnswerTurn status={message.stopped ? "Stopped" : undefined}>
      {renderAnswer(message, {
        isNewest: isNewestAnswer,
        within,
        actions: (
          <>
            {answered !== null && <AskAgainButton onAskAgain={() => onAskAgain(answered)} />}
            <DeleteButton what="answer" onDelete={() => onDelete(message.id)} />
          </>
        ),
      })}
    </AnswerTurn>
  );
}

/** One stored message; drawn anew only when it changes, since there may be thousands of them. */
export const StoredTurn = memo(function StoredTurn(props: StoredTurnProps) {
  const { message, isDespiteDanger, retry, onEdit, onDelete } = props;
  const { id, content: text, timestamp: askedAt } = message;
  if (message.sender === "assistant") return <StoredAnswer {...props} />;
  return (
    <QuestionTurn
      text={isDespiteDanger ? answerMyQuestion : text}
      problem={retry === undefined ? undefined : "No answer yet."}
      retry={
        retry && {
          isBusy: retry.isBusy,
          onRetry: () =>
            retry.onRetry({
              id,
              text,
              isDangerSeen: isDespiteDanger,
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
