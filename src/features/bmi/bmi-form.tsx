import { type Ref, type SubmitEvent, useId } from "react";

import { Button } from "@/components/button";
import { bmiTexts } from "@/content/bmi-recommendations";
import type { MeasureName, Measures } from "@/domain/body-measures";

import { MeasureField } from "./measure-field";

type Units = Measures["units"];

const choices: readonly { units: Units; label: string }[] = [
  { units: "metric", label: "Metric" },
  { units: "us", label: "US customary" },
];

/** Metric or US customary, as two halves of one switch. */
function UnitsSwitch({ units, onSwitch }: { units: Units; onSwitch: (units: Units) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Units</legend>
      <div className="grid grid-cols-2 rounded-1 border-[1.5px] border-line-strong">
        {choices.map((choice) => (
          <label
            key={choice.units}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 px-1 text-center text-sm leading-tight font-semibold text-ink-2 hover:bg-primary-soft has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="units"
              value={choice.units}
              checked={choice.units === units}
              onChange={() => onSwitch(choice.units)}
              className="size-3.5 shrink-0 appearance-none rounded-round border-[1.5px] border-current outline-none checked:border-4 max-[359px]:sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ExemptCheckProps = { isExempt: boolean; onChange: (isExempt: boolean) => void };

/** Asks whether a BMI would be the wrong measure for her. */
function ExemptCheck({ isExempt, onChange }: ExemptCheckProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          name="exempt"
          checked={isExempt}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={hintId}
          className="size-6 shrink-0 cursor-pointer"
        />
        {bmiTexts.exempt}
      </label>
      <p id={hintId} className="text-sm text-ink-3">
        {bmiTexts.exemptHint}
      </p>
    </div>
  );
}

export type BmiFormProps = {
  formRef: Ref<HTMLFormElement>;
  measures: Measures;
  errors: readonly MeasureName[];
  isExempt: boolean;
  onMeasure: (name: MeasureName, text: string) => void;
  onUnits: (units: Measures["units"]) => void;
  onExempt: (isExempt: boolean) => void;
  onCalculate: () => void;
};

/** Height, weight and units; it knows nothing of the result. */
export function BmiForm({
  formRef,
  measures,
  errors,
  isExempt,
  onMeasure,
  onUnits,
  onExempt,
  onCalculate,
}: BmiFormProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onCalculate();
  }

  function field(name: MeasureName, text: string) {
    return (
      <MeasureField
        key={name}
        name={name}
        text={text}
        hasError={errors.includes(name)}
        onChange={(typed) => onMeasure(name, typed)}
      />
    );
  }

  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={handleSubmit}
      className="grid gap-6 rounded-2 border border-line bg-surface p-4 sm:p-7 print:hidden"
    >
      <UnitsSwitch units={measures.units} onSwitch={onUnits} />
      {measures.units === "metric" ? (
        <>
          {field("heightCm", measures.heightCm)}
          {field("weightKg", measures.weightKg)}
        </>
      ) : (
        <>
          {field("heightFt", measures.heightFt)}
          {field("heightIn", measures.heightIn)}
          {field("weightLb", measures.weightLb)}
        </>
      )}
      <ExemptCheck isExempt={isExempt} onChange={onExempt} />
      <Button type="submit" size="lg">
        Calculate BMI
      </Button>
      <p className="text-sm text-ink-3">{bmiTexts.privacy}</p>
    </form>
  );
}
