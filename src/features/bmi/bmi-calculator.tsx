import { useEffect, useRef, useState } from "react";

import { Note } from "@/components/note";
import { bmiTexts } from "@/content/bmi-recommendations";
import { unusableMeasures } from "@/domain/body-measures";

import { BmiForm } from "./bmi-form";
import { bmiResult, type BmiResult } from "./bmi-result";
import { BmiResultView } from "./bmi-result-view";
import { BmiRuler } from "./bmi-ruler";
import { useInputBeforeHydration } from "./use-input-before-hydration";
import { useMeasures } from "./use-measures";

/** The form on one side, and on the other what the number says and does not say. */
export function BmiCalculator() {
  const { measures, setMeasure, setUnits } = useMeasures();
  const [isExempt, setIsExempt] = useState(false);
  const [result, setResult] = useState<BmiResult | null>(null);
  const [presses, setPresses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useInputBeforeHydration(form, { setMeasure, setUnits, setIsExempt });

  // On a phone the result lies below the form; the focus brings her to it, or to the box to correct.
  useEffect(() => {
    if (presses === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (invalid ?? heading.current)?.focus();
  }, [presses]);

  function calculate() {
    setResult(isExempt ? null : bmiResult(measures));
    setPresses((count) => count + 1);
  }

  function changeExempt(exempt: boolean) {
    setIsExempt(exempt);
    if (exempt) setResult(null);
  }

  const hasPressed = presses > 0 && !isExempt;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-10">
      <BmiForm
        formRef={form}
        measures={measures}
        errors={hasPressed ? unusableMeasures(measures) : []}
        isExempt={isExempt}
        onMeasure={setMeasure}
        onUnits={setUnits}
        onExempt={changeExempt}
        onCalculate={calculate}
      />
      <section
        aria-label="BMI results"
        className="rounded-2 border border-line bg-surface p-5 sm:p-10 print:border-0 print:p-0"
      >
        <div aria-live="polite">
          {isExempt && (
            <Note tone="info">
              <h2 ref={heading} tabIndex={-1} className="text-lg focus:outline-none">
                {bmiTexts.stopTitle}
              </h2>
              <p className="mt-1">{bmiTexts.stop}</p>
            </Note>
          )}
          {result === null && !isExempt && (
            <p className="mb-6 text-lg text-ink-2">{bmiTexts.waiting}</p>
          )}
          {result !== null && result.measures !== measures && (
            <Note tone="info" className="mb-6 print:hidden">
              {bmiTexts.changed}
            </Note>
          )}
        </div>
        {result === null && !isExempt && <BmiRuler bmi={null} />}
        {result !== null && <BmiResultView result={result} headingRef={heading} />}
      </section>
    </div>
  );
}
