import { useEffect, useState } from "react";

import { onPersonalDataCleared } from "@/lib/personal-data";

import type { Ticked } from "./symptom-message";

export type SymptomList = {
  ticked: Ticked;
  tick: (id: string, isTicked: boolean) => void;
  answer: (id: string, isYes: boolean) => void;
};

/** What she has ticked, only as long as the page is open. */
export function useSymptomList(): SymptomList {
  const [ticked, setTicked] = useState<Ticked>(new Map());

  useEffect(
    () =>
      onPersonalDataCleared(() => {
        setTicked(new Map());
      }),
    [],
  );

  function change(edit: (next: Map<string, boolean | null>) => void) {
    const next = new Map(ticked);
    edit(next);
    setTicked(next);
  }

  return {
    ticked,
    tick: (id, isTicked) =>
      change((next) => {
        if (isTicked) next.set(id, null);
        else next.delete(id);
      }),
    answer: (id, isYes) => change((next) => next.set(id, isYes)),
  };
}
