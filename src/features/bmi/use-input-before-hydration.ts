import { useEffect, useRef, type RefObject } from "react";

import type { MeasureName, Measures } from "@/domain/body-measures";

type Setters = {
  setMeasure: (name: MeasureName, text: string) => void;
  setUnits: (units: Measures["units"]) => void;
  setIsExempt: (isExempt: boolean) => void;
};

/** Takes over what she typed into the prerendered page before the script had arrived. */
export function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  setters: Setters,
): void {
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current || form.current === null) return;
    isTaken.current = true;
    const typed = new FormData(form.current);
    for (const name of ["heightCm", "weightKg"] as const) {
      const text = typed.get(name);
      if (typeof text === "string") setters.setMeasure(name, text);
    }
    if (typed.get("units") === "us") setters.setUnits("us");
    setters.setIsExempt(typed.has("exempt"));
  }, [form, setters]);
}
