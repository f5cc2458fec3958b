import { useEffect, useRef, useState } from "react";

import { onPersonalDataCleared } from "@/lib/personal-data";

import type { Ticked } from "./symptom-message";

export type SymptomList = {
  ticked: Ticked;
  /** What she sent last; null before, and as soon as she ticks something else. */
  sent: Ticked | null;
  tick: (id: string, isTicked: boolean) => void;
  answer: (id: string, isYes: boolean) => void;
  /** Remembers what was sent, unless it tells of danger or she has ticked something else since. */
  keepSent: (these: Ticked, hasDanger: boolean) => void;
};

/** What she has ticked, only as long as the page is open. */
export function useSymptomList(): SymptomList {
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const newest = useRef(ticked);
  const [sent, setSent] = useState<Ticked | null>(null);

  useEffect(
    () =>
      onPersonalDataCleared(() => {
        newest.current = new Map();
        setTicked(newest.current);
        setSent(null);
      }),
    [],
  );

  function change(edit: (next: Map<string, boolean | null>) => void) {
    const next = new Map(ticked);
    edit(next);
    newest.current = next;
    setTicked(next);
    setSent(null);
  }

  return {
    ticked,
    sent,
    tick: (id, isTicked) =>
      change((next) => {
        if (isTicked) next.set(id, null);
        else next.delete(id);
      }),
    answer: (id, isYes) => change((next) => next.set(id, isYes)),
    keepSent: (these, hasDanger) => setSent(hasDanger || these !== newest.current ? null : these),
  };
}
