import { useId } from "react";

import { symptomPanelTexts, type Symptom } from "@/content/symptoms";

export type SymptomCheckProps = {
  symptom: Symptom;
  isTicked: boolean;
  /** Her answer to the symptom's question about danger; null while it is open. */
  answer: boolean | null;
  /** She tried to send without that answer. */
  isMissed: boolean;
  onTick: (isTicked: boolean) => void;
  onAnswer: (isYes: boolean) => void;
};

/** One symptom to tick and, where it can be a sign of danger, the question that comes first. */
export function SymptomCheck({
  symptom,
  isTicked,
  answer,
  isMissed,
  onTick,
  onAnswer,
}: SymptomCheckProps) {
  const problemId = useId();
  const name = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-1 py-1 leading-snug hover:text-primary">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
          className="size-6 shrink-0 cursor-pointer scroll-mb-20"
        />
        <span className="min-w-0">{symptom.name}</span>
      </label>
      {isTicked && symptom.danger !== null && (
        <fieldset
          aria-describedby={isMissed ? problemId : undefined}
          className="ms-3 mb-2 border-s-[3px] border-warning ps-4"
        >
          <legend className="float-start w-full text-sm font-semibold">
            {symptom.danger.question}
          </legend>
          <div className="clear-both flex gap-6">
            {[true, false].map((isYes) => (
              <label key={String(isYes)} className="flex min-h-11 min-w-11 items-center gap-2">
                <input
                  type="radio"
                  name={name}
                  checked={answer === isYes}
                  onChange={() => onAnswer(isYes)}
                  className="size-6 shrink-0 cursor-pointer scroll-mb-20 appearance-none rounded-round border-[1.5px] border-line-strong bg-surface checked:border-[7px] checked:border-primary"
                />
                {isYes ? "Yes" : "No"}
              </label>
            ))}
          </div>
          {isMissed && (
            <p id={problemId} role="alert" className="pb-1 text-sm font-semibold text-danger-ink">
              {symptomPanelTexts.missed}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
