import { Copy, RotateCcw, ThumbsDown, ThumbsUp, Trash2, TriangleAlert } from "lucide-react";
import { memo, type MouseEvent, type ReactNode } from "react";

import { IconButton } from "@/components/icon-button";
import type { Message, Rating } from "@/domain/message";
import { resultInWords } from "@/domain/result-words";
import { Answer } from "@/features/chat/answer/answer";
import { copyAnswer } from "@/features/chat/answer/copy-button";
import { PatternInWords } from "@/features/chat/symptom-panel/pattern-in-words";

import { AnswerTurn } from "./answer-turn";
import { MoreButton } from "./more-button";
import { answerMyQuestion, QuestionTurn } from "./question-turn";
import { AskAgainButton } from "./turn-buttons";
import type { TurnMenuItem } from "./turn-menu";
import type { TurnActions } from "./use-turn-actions";

const ratings = {
  helped: { Icon: ThumbsUp, words: "You: helpful" },
  did_not_help: { Icon: ThumbsDown, words: "You: not helpful" },
  unsafe: { Icon: TriangleAlert, words: "You reported it" },
} as const satisfies Record<Rating, unknown>;

type RatingInWordsProps = { rating: Rating; onTakeBack: () => void };

/** What she said of an answer, where no pressed button shows it. */
function RatingInWords({ rating, onTakeBack }: RatingInWordsProps) {
  const { Icon, words } = ratings[rating];
  function takeBack({ currentTarget }: MouseEvent) {
    // This button goes with the words, and the focus must not be lost with it.
    currentTarget.closest("div")?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
    onTakeBack();
  }
  return (
    <p className="flex min-h-11 items-center gap-1.5 ps-3 pe-1 text-sm whitespace-nowrap text-ink-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-primary" />
      {words}
      <button
        type="button"
        aria-label="Take back your rating"
        onClick={takeBack}
        className="min-h-11 px-1 text-primary underline"
      >
        Take back
      </button>
    </p>
  );
}

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

/** The words of an answer and, where it has them, her results, as she would paste them. */
function wordsToCopy({ content, reply_parts }: Message): string {
  return [content, ...(reply_parts.results ?? []).map(resultInWords)].join("\n\n");
}

function AnswerActions({ message, answered, isNewestAnswer, actions }: StoredTurnProps) {
  const rate = (next: Rating | null) => () =>
    actions.onRate(next, { id: message.id, text: message.content, question: answered });
  /** A press on the pressed sign takes it back. */
  const press = (sign: Rating) => rate(message.rating === sign ? null : sign);
  const copy = () => void copyAnswer({ text: wordsToCopy(message), onSay: actions.onSay });
  const askAgain = answered === null ? undefined : () => actions.onAsk(answered);
  const items: TurnMenuItem[] = [];
  if (!isNewestAnswer) {
    items.push({ label: "Copy answer", Icon: Copy, onSelect: copy });
    if (askAgain) items.push({ label: "Ask again", Icon: RotateCcw, onSelect: askAgain });
    items.push({ label: "This helped", Icon: ThumbsUp, onSelect: rate("helped") });
    items.push({ label: "This did not help", Icon: ThumbsDown, onSelect: rate("did_not_help") });
  }
  items.push(
    { label: "This is unsafe", Icon: TriangleAlert, onSelect: rate("unsafe") },
    { label: "Delete answer", Icon: Trash2, onSelect: () => actions.onDelete(message.id) },
  );
  return (
    <div
      data-answer-actions
      className="-ms-3 flex max-w-full shrink-0 flex-wrap items-center print:hidden"
    >
      {!isNewestAnswer && message.rating !== null && (
        <RatingInWords rating={message.rating} onTakeBack={rate(null)} />
      )}
      {isNewestAnswer && (
        <>
          <IconButton Icon={Copy} label="Copy answer" onClick={copy} />
          {askAgain && <AskAgainButton onAskAgain={askAgain} />}
          <IconButton
            Icon={ThumbsUp}
            label="This helped"
            aria-pressed={message.rating === "helped"}
            onClick={press("helped")}
          />
          <IconButton
            Icon={ThumbsDown}
            label="This did not help"
            aria-pressed={message.rating === "did_not_help"}
            onClick={press("did_not_help")}
          />
        </>
      )}
      <MoreButton what="answer" items={items} />
      {isNewestAnswer && message.rating === "unsafe" && (
        <RatingInWords rating="unsafe" onTakeBack={rate(null)} />
      )}
    </div>
  );
}

/** The advice to a message that told of danger, once its card is gone: it is not said twice unless she wants it. */
function UrgentAdvice({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm text-ink-3 underline">
        Urgent help was shown here. Show it again
      </summary>
      {children}
    </details>
  );
}

function StoredAnswer(props: StoredTurnProps) {
  const { message, answered, isNewestAnswer, within, actions } = props;
  const { reply_parts: parts, origin } = message;
  const isAdvice = parts.urgent !== undefined && origin === "guides";
  const answer = (
    <Answer
      text={message.content}
      origin={origin}
      citations={message.citations}
      parts={parts}
      isStopped={message.stopped}
      isFolded={!isNewestAnswer}
      onChoose={actions.onAsk}
      onNone={isNewestAnswer ? actions.onWrite : undefined}
      before={
        answered !== null && parts.urgent === undefined && <PatternInWords message={answered} />
      }
      within={within}
      actions={<AnswerActions {...props} />}
    />
  );
  return (
    <AnswerTurn status={message.stopped ? "Stopped" : undefined}>
      {isAdvice ? <UrgentAdvice>{answer}</UrgentAdvice> : answer}
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
