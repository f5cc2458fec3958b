import type { Ref, SubmitEvent } from "react";

import { Button } from "@/components/button";
import { bmiTexts } from "@/content/bmi-recommendations";
import type { MeasureName, Measures } from "@/domain/body-measures";

import { ExemptCheck } from "./exempt-check";
import { MeasureField } from "./measure-field";
import { UnitsSwitch } from "./units-switch";

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
