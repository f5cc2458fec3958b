import { useId } from "react";

import { bmiTexts } from "@/content/bmi-recommendations";

export type ExemptCheckProps = { isExempt: boolean; onChange: (isExempt: boolean) => void };

/** Asks whether a BMI would be the wrong measure for her. */
export function ExemptCheck({ isExempt, onChange }: ExemptCheckProps) {
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
