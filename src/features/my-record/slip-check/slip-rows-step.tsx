import { useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import type { RecordResult } from "@/domain/record/record-schema";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import { dangerWords } from "./danger-words";
import { isKept, type ReportFacts, resultOfWords, type ResultWords } from "./result-of-words";
import { RowCheck } from "./row-check";
import type { SlipRow } from "./slip-rows";
import type { SlipProgress } from "./unfinished-slip";

type SlipRowsProps = {
  record: OpenRecord;
  rows: readonly SlipRow[];
  page: PhotoPage | null;
  facts: ReportFacts;
  progress: SlipProgress;
  onChange: (part: Partial<SlipProgress>) => void;
  onAgain: () => void;
};

function wordsOf({ name, valueText, unit, rangeText, flag }: SlipRow): ResultWords {
  return { name, valueText, unit, rangeText, flag };
}

function inWords(count: number): string {
  return count === 1 ? "1 result" : `${count} results`;
}

/** Goes through the rows of a slip one by one, then keeps those that she has said are right. */
export function SlipRows(props: SlipRowsProps) {
  const { record, rows, page, facts, progress, onChange, onAgain } = props;
  const { place, confirmed, mended, kept } = progress;
  const [isSaving, setSaving] = useState(false);
  const { check, isChecking, problem, card } = useCheckedWords(true);
  const end = useRef<HTMLHeadingElement>(null);
  const row = rows[place];
  const results = [...confirmed.values()];
  const isAtEnd = row === undefined;

  useEffect(() => {
    if (isAtEnd) end.current?.focus();
  }, [isAtEnd]);

  // What she confirmed before she left may call for help still.
  const checkAgain = useEffectEvent(() => {
    if (results.length > 0 && kept === null) check(dangerWords(results), () => undefined);
  });
  useEffect(() => checkAgain(), []);

  function goTo(next: number): void {
    onChange({ place: next, mended: null });
  }

  function resultFor(of: SlipRow, words: ResultWords): RecordResult {
    const known = words.name === of.name ? { analyte: of.analyte } : {};
    return resultOfWords(words, facts, { id: crypto.randomUUID(), ...known });
  }

  function confirm(of: SlipRow, words: ResultWords): void {
    const next = new Map(confirmed).set(of.key, resultFor(of, words));
    check(dangerWords([...next.values()]), () => {
      onChange({ confirmed: next });
      goTo(place + 1);
    });
  }

  function leaveOut(of: SlipRow): void {
    const next = new Map(confirmed);
    next.delete(of.key);
    onChange({ confirmed: next });
    goTo(place + 1);
  }

  async function keep(): Promise<void> {
    setSaving(true);
    const isSaved = await record.saveRows({ results });
    setSaving(false);
    if (!isSaved) return;
    onChange({ kept: results.length });
    // The button that was pressed goes.
    end.current?.focus();
  }

  const before = row && confirmed.get(row.key);
  const words = row && (before ?? wordsOf(row));
  return (
    <>
      {card && <div>{card}</div>}
      {problem !== null && (
        <Note tone="danger" role="alert">
          <p className="text-md">{problem}</p>
        </Note>
      )}
      {row !== undefined && words !== undefined && (
        <RowCheck
          key={row.key}
          row={row}
          words={wordsOf({ ...row, ...words })}
          mended={mended}
          place={place + 1}
          count={rows.length}
          page={page}
          isKept={row.valueText !== "" && isKept(resultFor(row, wordsOf(row)), record.results)}
          isBusy={isChecking}
          onMend={(next) => onChange({ mended: next })}
          onRight={(right) => confirm(row, right)}
          onLeaveOut={() => leaveOut(row)}
          onBack={place === 0 ? null : () => goTo(place - 1)}
        />
      )}
      {row === undefined && (
        <section aria-labelledby="slip-end" className="grid justify-items-start gap-4">
          <h2 id="slip-end" ref={end} tabIndex={-1} className="text-xl">
            {kept === null ? "All rows are checked" : `Kept: ${inWords(kept)}`}
          </h2>
          {kept === null && (
            <>
              <p>
                {results.length === 0
                  ? "You left out every row, so there is nothing to keep."
                  : `You said that ${inWords(results.length)} of ${rows.length} ${results.length === 1 ? "is" : "are"} right.`}
              </p>
              {results.length > 0 && (
                <Button isBusy={isSaving} onClick={() => void keep()}>
                  {`Keep ${inWords(results.length)}`}
                </Button>
              )}
              <Button variant="link" size="sm" onClick={() => goTo(place - 1)}>
                The row before
              </Button>
            </>
          )}
          {kept !== null && (
            <RecordLink
              place={{ recordScreen: "labs" }}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              See your results
            </RecordLink>
          )}
          {(kept !== null || results.length === 0) && (
            <Button variant="outline" onClick={onAgain}>
              Another slip
            </Button>
          )}
        </section>
      )}
    </>
  );
}
