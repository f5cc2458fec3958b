import { type SubmitEvent, useId, useRef, useState } from "react";

import { Button } from "@/components/button";
import {
  minorText,
  noPatternText,
  patternTexts,
  symptomPanelTexts,
  symptoms,
  type PatternText,
} from "@/content/symptoms";
import { suggestPhenotype } from "@/domain/phenotype";
import { cn } from "@/lib/cn";

import { SymptomCheck } from "./symptom-check";
import { openQuestionsOf, symptomMessage, type Ticked } from "./symptom-message";
import type { SymptomList } from "./use-symptom-list";

/** What the ticked symptoms may point to, with what it does not mean. */
function PatternCard({ title, hedge }: PatternText) {
  return (
    <span className="block rounded-2 border border-line bg-surface p-4 text-sm">
      <strong className="block text-base">{title}</strong>
      <span className="mt-1 block text-ink-2">{hedge}</span>
    </span>
  );
}

export type SymptomPanelProps = {
  list: SymptomList;
  /** An answer is on its way. */
  isBusy: boolean;
  /** Under 18: patterns were not made for her. */
  isMinor: boolean;
  /** Sends the words; tells when it does whether they tell of danger, since then no pattern may be named. */
  onSend: (message: string, onSent: (hasDanger: boolean) => void) => void;
  /** Leads back to the messages where the panel covers them. */
  onLeave?: () => void;
};

function patternOf(ticked: Ticked, isMinor: boolean) {
  if (isMinor) return minorText;
  const phenotype = suggestPhenotype(new Set(ticked.keys()));
  return phenotype === null ? noPatternText : patternTexts[phenotype];
}

function sendLabel(count: number): string {
  if (count === 0) return "Send symptoms";
  return count === 1 ? "Send 1 symptom" : `Send ${count} symptoms`;
}

/** Thirteen symptoms to tick and send, and the pattern that they match, found on her own device. */
export function SymptomPanel({ list, isBusy, isMinor, onSend, onLeave }: SymptomPanelProps) {
  const [isTried, setTried] = useState(false);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { ticked, sent } = list;
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
    onSend(symptomMessage(symptomPanelTexts.opening, symptoms, ticked), (hasDanger) =>
      list.keepSent(ticked, hasDanger),
    );
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
      <output className="block">
        {sent !== null && <PatternCard {...patternOf(sent, isMinor)} />}
      </output>
      {sent !== null && onLeave !== undefined && (
        <Button type="button" variant="outline" onClick={onLeave}>
          See the answer
        </Button>
      )}
    </form>
  );
}
