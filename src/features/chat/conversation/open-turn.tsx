import type { ReactNode } from "react";

import { Button } from "@/components/button";
import { acknowledgement } from "@/content/companion-intro";
import { isSymptomMessage, symptomPanelTexts } from "@/content/symptoms";
import type { OpenQuestion } from "@/domain/message";
import { GrowingAnswer, PartialAnswer } from "@/features/chat/answer/partial-answer";
import { useArrivingText } from "@/features/chat/sending/thread-store";
import { PatternInWords } from "@/features/chat/symptom-panel/pattern-in-words";

import { AnswerTurn } from "./answer-turn";
import { answerMyQuestion, QuestionTurn } from "./question-turn";
import { AskAgainButton } from "./turn-buttons";
import type { TurnActions } from "./use-turn-actions";

export type OpenTurnProps = {
  userId: string;
  question: OpenQuestion;
  isDespiteDanger: boolean;
  isNewestQuestion: boolean;
  isBusy: boolean;
  /** Help stands before any answer, and nothing thanks her for words of danger. */
  isHelpFirst: boolean;
  actions: TurnActions;
  /** What must be read before any answer. */
  children: ReactNode;
};

const problems: Partial<Record<OpenQuestion["state"], string>> = {
  unsent: "Not sent.",
  stopped: "Stopped before an answer came.",
};

/** Holds the place of an answer that does not come at once. */
function StillLines() {
  return (
    <div aria-hidden="true" className="appears-late mt-3 grid gap-2.5 *:h-3 *:rounded-1 *:bg-line">
      <span />
      <span className="w-[92%]" />
      <span className="w-3/5" />
    </div>
  );
}

type ArrivingAnswerProps = Pick<OpenTurnProps, "userId" | "question" | "isHelpFirst">;

function ArrivingAnswer({ userId, question, isHelpFirst }: ArrivingAnswerProps) {
  const text = useArrivingText(userId, question.id);
  if (isHelpFirst) return text === "" ? null : <GrowingAnswer text={text} />;
  const isSymptoms = isSymptomMessage(question.text);
  return (
    <div className="grid gap-3">
      <PatternInWords message={question.text} />
      {text === "" ? (
        <div>
          <p className="text-ink-3">
            {isSymptoms ? symptomPanelTexts.acknowledgement : acknowledgement}
          </p>
          <StillLines />
        </div>
      ) : (
        <GrowingAnswer text={text} />
      )}
    </div>
  );
}

function OpenAnswer(props: Omit<OpenTurnProps, "children">) {
  const { question, actions, isBusy } = props;
  const { state, partial, failure, text } = question;
  if (state === "waiting") {
    return (
      <AnswerTurn status="Answering...">
        <ArrivingAnswer {...props} />
      </AnswerTurn>
    );
  }
  if (state === "stopped" && partial !== "") {
    return (
      <AnswerTurn status="Stopped">
        <PartialAnswer
          text={partial}
          onSay={actions.onSay}
          actions={<AskAgainButton onAskAgain={() => actions.onAsk(text)} />}
        />
      </AnswerTurn>
    );
  }
  if (failure === null) return null;
  return (
    <AnswerTurn>
      {partial !== "" && <PartialAnswer text={partial} onSay={actions.onSay} />}
      <p role="alert">{failure}</p>
      {state === "failed" && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          disabled={isBusy}
          onClick={() => actions.onRetry(question)}
        >
          Try again
        </Button>
      )}
    </AnswerTurn>
  );
}

/** A question of this visit and what has become of its answer so far. */
export function OpenTurn({ children, ...answer }: OpenTurnProps) {
  const { question, isDespiteDanger, isNewestQuestion, isBusy, actions } = answer;
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
        retry={
          problem === undefined ? undefined : { onRetry: () => actions.onRetry(question), isBusy }
        }
        onCancel={isQueued ? () => actions.onCancel(question) : undefined}
        onEdit={isOnItsWay || !isNewestQuestion ? undefined : () => actions.onEdit(text)}
        onDelete={isOnItsWay ? undefined : () => actions.onDelete(id)}
      />
      {children}
      <OpenAnswer {...answer} />
    </div>
  );
}
