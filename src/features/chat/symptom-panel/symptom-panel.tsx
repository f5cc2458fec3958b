import { type SubmitEvent, useId, useRef, useState } from "react";

import { Button } from "@/components/button";
import { symptomPanelTexts, symptoms } from "@/content/symptoms";
import { cn } from "@/lib/cn";

import { SymptomCheck } from "./symptom-check";
import { openQuestionsOf, symptomMessage } from "./symptom-message";
import type { SymptomList } from "./use-symptom-list";

export type SymptomPanelProps = {
  list: SymptomList;
  /** An answer is on its way. */
  isBusy: boolean;
  onSend: (message: string) => void;
};

function sendLabel(count: number): string {
  if (count === 0) return "Send symptoms";
  return count === 1 ? "Send 1 symptom" : `Send ${count} symptoms`;
}

/** Thirteen symptoms to tick and send. */
export function SymptomPanel({ list, isBusy, onSend }: SymptomPanelProps) {
  const [isTried, setTried] = useState(false);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { ticked } = list;
  const open = openQuestionsOf(symptoms, ticked);
  const hasQuestion = symptoms.some(({ id, danger }) => danger !== null && ticked.has(id));

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ticked.size === 0 || isBusy) return;
    setTried(open.length > 0);
    if (open.length > 0) {
      form.current?.querySelector<HTMLInputElement>("fieldset fieldset input")?.focus();
      return;
    }
    onSend(symptomMessage(symptoms, ticked));
  }

  return (
    <form ref={form} onSubmit={send} className="grid gap-3 p-5">
      <fieldset aria-describedby={hintId}>
        <legend className="sr-only">{symptomPanelTexts.title}</legend>
        <p id={hintId} className="pb-2 text-sm text-ink-2">
          {symptomPanelTexts.lead}
        </p>
        {symptoms.map((symptom) => (
          <SymptomCheck
            key={symptom.id}
            symptom={symptom}
            isTicked={ticked.has(symptom.id)}
            answer={ticked.get(symptom.id) ?? null}
            isMissed={isTried && open.includes(symptom)}
            onTick={(isTicked) => list.tick(symptom.id, isTicked)}
            onAnswer={(isYes) => list.answer(symptom.id, isYes)}
          />
        ))}
      </fieldset>
      <div
        className={cn(
          "-mx-5 grid border-t border-line bg-sunken px-5 py-3",
          // Over the list, but never over a question that comes before sending.
          !hasQuestion && "sticky bottom-0",
        )}
      >
        <Button type="submit" disabled={ticked.size === 0 || isBusy}>
          {sendLabel(ticked.size)}
        </Button>
      </div>
      <p className="text-sm text-ink-3">{symptomPanelTexts.scope}</p>
    </form>
  );
}
