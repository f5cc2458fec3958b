import { ArrowRight } from "lucide-react";
import { useEffect, useId, useRef, type Ref, type SubmitEvent } from "react";

import { Button } from "@/components/button";
import type { AssessmentQuestion } from "@/content/risk-assessment";

import { OptionCard } from "./option-card";

export type QuestionFormProps = {
  question: AssessmentQuestion;
  chosenId: string | undefined;
  isLast: boolean;
  progressId: string;
  headingRef: Ref<HTMLHeadingElement>;
  onChoose: (optionId: string) => void;
  onAdvance: () => void;
};

/** One question with its answers; going on needs a chosen one. */
export function QuestionForm({
  question,
  chosenId,
  isLast,
  progressId,
  headingRef,
  onChoose,
  onAdvance,
}: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const buttonHintId = useId();
  const isAnswered = chosenId !== undefined;

  // On a slow connection she may tap an answer of the prerendered page before the script has arrived.
  useEffect(() => {
    const tapped = form.current === null ? null : new FormData(form.current).get(question.id);
    if (!isAnswered && typeof tapped === "string") onChoose(tapped);
  }, [isAnswered, onChoose, question.id]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isAnswered) onAdvance();
  }

  return (
    <form ref={form} onSubmit={handleSubmit}>
      <fieldset aria-describedby={question.hint === null ? undefined : hintId}>
        <legend>
          <h1
            ref={headingRef}
            tabIndex={-1}
            aria-describedby={progressId}
            className="text-[1.75rem] leading-[1.2]"
          >
            {question.text}
          </h1>
        </legend>
        {question.hint !== null && (
          <p id={hintId} className="mt-2 text-sm text-ink-3">
            {question.hint}
          </p>
        )}
        <div className="mt-6 grid gap-2.5">
          {question.options.map(({ id, text }) => (
            <OptionCard
              key={id}
              name={question.id}
              value={id}
              text={text}
              isChosen={id === chosenId}
              onChoose={() => onChoose(id)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-6 grid gap-3 sm:flex sm:items-center sm:gap-5">
        <Button
          type="submit"
          size="lg"
          disabled={!isAnswered}
          aria-describedby={buttonHintId}
          className="sm:min-w-48"
        >
          {isLast ? "Submit" : "Next"}
          {!isLast && <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        </Button>
        <p id={buttonHintId} className="text-center text-sm text-ink-3 sm:text-start">
          {isAnswered
            ? "You can change your answer before you go on."
            : "Choose one answer to go on."}
        </p>
      </div>
    </form>
  );
}
