import { useCallback, useEffect, useState } from "react";

import type { RecordResult } from "@/domain/record/record-schema";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";
import { onPersonalDataCleared } from "@/lib/personal-data";

import type { ReportFacts, ResultWords } from "./result-of-words";
import type { SlipRow } from "./slip-rows";

/** When and where a sample was taken. */
export type ReportHead = Pick<ReportFacts, "day" | "lab" | "fasting">;

/** What was read from a slip. */
export type ReadSlip = {
  rows: readonly SlipRow[];
  page: PhotoPage | null;
  text: string;
  source: ReportFacts["source"];
  note: string | null;
};

/** How far she is with the check of a slip. */
export type SlipProgress = {
  /** The results that another part of the site handed over, as text; null for a slip of her own. */
  handedOver: string | null;
  /** What she has pasted or typed, before it is read. */
  typed: string;
  slip: ReadSlip | null;
  head: ReportHead | null;
  /** Given once she has said when and where the sample was taken. */
  reportId: string | null;
  /** The row that she looks at. */
  place: number;
  confirmed: ReadonlyMap<number, RecordResult>;
  /** The words of the row that she is mending; null while she is not. */
  mended: ResultWords | null;
  /** How many results were kept at the end; null before. */
  kept: number | null;
};

/** No slip, or none yet. */
export const NO_SLIP: SlipProgress = {
  handedOver: null,
  typed: "",
  slip: null,
  head: null,
  reportId: null,
  place: 0,
  confirmed: new Map(),
  mended: null,
  kept: null,
};

/** It lies in the memory of this page alone, so that nothing is stored that she has not said is right. */
let unfinished: SlipProgress | null = null;

/** Lets go of a slip whose check was left midway. */
export function dropUnfinishedSlip(): void {
  unfinished = null;
}

onPersonalDataCleared(dropUnfinishedSlip);

/** Whether the check of a slip was left midway in this visit. */
export function hasUnfinishedSlip(): boolean {
  return unfinished !== null;
}

function isUnfinished({ slip, typed, kept }: SlipProgress): boolean {
  return (slip !== null || typed !== "") && kept === null;
}

/** How far she is with a slip, kept for as long as this visit; `fresh` is where she begins when nothing was left midway. */
export function useSlipProgress(fresh: SlipProgress) {
  const [left] = useState(unfinished);
  const isResumed =
    left !== null && (fresh.handedOver === null || left.handedOver === fresh.handedOver);
  const [progress, setProgress] = useState(isResumed ? left : fresh);

  useEffect(() => {
    unfinished = isUnfinished(progress) ? progress : null;
  }, [progress]);

  const change = useCallback(
    (part: Partial<SlipProgress>) => setProgress((before) => ({ ...before, ...part })),
    [],
  );
  return { progress, isResumed, change };
}
