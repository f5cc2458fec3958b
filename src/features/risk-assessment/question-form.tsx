import { ArrowRight } from "lucide-react";
import { type Ref, type SubmitEvent, useEffect, useId, useRef } from "react";

import { Button } from "@/components/button";
import type { AssessmentQuestion } from "@/content/risk-assessment";

type OptionCardProps = {
  name: string;
  value: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One answer to choose; the whole card is the target. */
function OptionCard({ name, value, text, isChosen, onChoose }: OptionCardProps) {
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-4 rounded-1 border-[1.5px] border-line-strong bg-surface px-4 py-3 text-ink hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-round border-[1.5px] border-line-strong bg-surface outline-none checked:border-[7px] checked:border-primary"
      />
      <span className="min-w-0 leading-snug">{text}</span>
    </label>
  );
}

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
