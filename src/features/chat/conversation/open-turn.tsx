import type { ReactNode } from "react";

import { Button } from "@/components/button";
import type { OpenQuestion } from "@/domain/open-question";

import { AnswerTurn } from "./answer-turn";
import { AskAgainButton } from "./ask-again-button";
import { answerMyQuestion, QuestionTurn } from "./question-turn";

export type OpenTurnActions = {
  /** Shows the words of a reply on its way. */
  renderArriving: (question: OpenQuestion) => ReactNode;
  /** Shows what had arrived of a reply that will not go on. */
  renderPartial: (text: string, actions: ReactNode) => ReactNode;
  onRetry: (question: OpenQuestion) => void;
  onAskAgain: (text: string) => void;
  onCancel: (question: OpenQuestion) => void;
  onDelete: (id: string) => void;
  isBusy: boolean;
};

export type OpenTurnProps = OpenTurnActions & {
  question: OpenQuestion;
  isDespiteDanger: boolean;
  onEdit?: (() => void) | undefined;
  /** What must be read before any answer. */
  children: ReactNode;
};

const problems: Partial<Record<OpenQuestion["state"], string>> = {
  unsent: "Not sent.",
  stopped: "Stopped before an answer came.",
};

function OpenAnswer({ question, ...actions }: Omit<OpenTurnProps, "children" | "isDespiteDanger">) {
  const { state, partial, failure } = question;
  if (state === "waiting") {
    return <AnswerTurn status="Answering...">{actions.renderArriving(question)}</AnswerTurn>;
  }
  if (state === "stopped" && partial !== "") {
    return (
      <AnswerTurn status="Stopped">
        {actions.renderPartial(
          partial,
          <AskAgainButton onAskAgain={() => actions.onAskAgain(question.text)} />,
        )}
      </AnswerTurn>
    );
  }
  if (failure === null) return null;
  return (
    <AnswerTurn>
      {partial !== "" && actions.renderPartial(partial, null)}
      <p role="alert">{failure}</p>
      {state === "failed" && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          disabled={actions.isBusy}
          onClick={() => actions.onRetry(question)}
        >
          Try again
        </Button>
      )}
    </AnswerTurn>
  );
}

/** A question of this visit and what has become of its answer so far. */
export function OpenTurn({ children, isDespiteDanger, onEdit, ...answer }: OpenTurnProps) {
  const { question, isBusy, onRetry, onCancel, onDelete } = answer;
  const { id, text, state, partial } = question;
  const isQueued = state === "queued";
  const isOnItsWay = isQueued || state === "waiting";
  const problem = partial === "" ? problems[state] : undefined;
  return (
    <div className="grid gap-6">
      <QuestionTurn
        text={isDespiteDanger ? answerMyQuestion : text}
        problem={problem}
        state={isQueued ? "Waiting to send. It goes out when you are connected again." : undefined}
        retry={problem === undefined ? undefined : { onRetry: () => onRetry(question), isBusy }}
        onCancel={isQueued ? () => onCancel(question) : undefined}
        onEdit={isOnItsWay ? undefined : onEdit}
        onDelete={isOnItsWay ? undefined : () => onDelete(id)}
      />
      {children}
      <OpenAnswer {...answer} />
    </div>
  );
}
