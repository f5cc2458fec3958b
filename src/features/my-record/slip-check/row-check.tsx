import { Check, Eye } from "lucide-react";

import { Button } from "@/components/button";
import { PictureStrip } from "@/components/picture-strip";
import { takeFocus } from "@/components/take-focus";
import { doubtSentences } from "@/features/photo-reading/report-doubts";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import { CorrectRow } from "./correct-row";
import type { ResultWords } from "./result-of-words";
import type { SlipRow } from "./slip-rows";

type RowCheckProps = {
  row: SlipRow;
  words: ResultWords;
  /** Its words as she mends them; null while she does not. */
  mended: ResultWords | null;
  place: number;
  count: number;
  page: PhotoPage | null;
  /** The record has the same test of that day with the same value. */
  isKept: boolean;
  isBusy: boolean;
  onMend: (words: ResultWords | null) => void;
  onRight: (words: ResultWords) => void;
  onLeaveOut: () => void;
  onBack: (() => void) | null;
};

function Strips({ row, page }: Pick<RowCheckProps, "row" | "page">) {
  if (page === null || row.strips.length === 0) return null;
  return (
    <div className="grid gap-1">
      {row.strips.map((strip, index) => (
        <PictureStrip
          // oxlint-disable-next-line react/no-array-index-key -- the strips of a row never move
          key={index}
          picture={page.picture}
          area={strip}
          alt={index === 0 ? `The line on your photo: ${row.name}` : "The rest of the line"}
        />
      ))}
    </div>
  );
}

function Printed({ words }: { words: ResultWords }) {
  const { name, valueText, unit, rangeText, flag } = words;
  return (
    <dl className="grid gap-1">
      <dt className="text-lg font-semibold wrap-anywhere">{name}</dt>
      <dd>
        <span className="font-display text-3xl leading-tight font-semibold tabular-nums">
          {valueText === "" ? "No number" : valueText}
        </span>
        {unit !== "" && <span className="text-ink-2"> {unit}</span>}
        {flag !== "" && (
          <span className="ms-3 rounded-1 border border-line-strong px-2 text-sm">
            Mark: {flag}
          </span>
        )}
      </dd>
      <dd className="text-sm text-ink-2">
        {rangeText === "" ? "No range was read." : `Range on the report: ${rangeText}`}
      </dd>
    </dl>
  );
}

/** One row of a slip beside the strip it was read from: right, to be mended, or left out. */
export function RowCheck(props: RowCheckProps) {
  const { row, words, mended, place, count, isKept, isBusy } = props;
  const { onMend, onRight, onLeaveOut, onBack } = props;
  const hasNumber = words.valueText !== "";

  return (
    <section aria-labelledby="slip-row" className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="slip-row" ref={takeFocus} tabIndex={-1} className="text-xl">
          {place} of {count}
        </h2>
        <div aria-hidden="true" className="h-1.5 bg-sunken">
          <div style={{ width: `${(100 * place) / count}%` }} className="h-full bg-primary" />
        </div>
      </div>
      {row.doubt !== null && !isKept && (
        <div className="border-s-[5px] border-primary bg-primary-soft px-4 py-3">
          <p className="flex items-center gap-2 font-semibold text-primary">
            <Eye aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            Check this
          </p>
          <p>{doubtSentences[row.doubt]}</p>
        </div>
      )}
      <Strips row={row} page={props.page} />
      {mended !== null ? (
        <CorrectRow
          words={mended}
          isBusy={isBusy}
          onTyped={onMend}
          onCorrected={onRight}
          onClose={() => onMend(null)}
        />
      ) : (
        <>
          <Printed words={words} />
          {isKept && (
            <p className="flex items-center gap-2 font-semibold">
              <Check aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
              Already in your record.
            </p>
          )}
          <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            {isKept ? (
              <Button className="col-span-2" onClick={onLeaveOut}>
                Go on
              </Button>
            ) : (
              hasNumber && (
                <Button className="col-span-2" isBusy={isBusy} onClick={() => onRight(words)}>
                  Right
                </Button>
              )
            )}
            <Button variant={hasNumber ? "outline" : "default"} onClick={() => onMend(words)}>
              Mend
            </Button>
            {!isKept && (
              <Button variant="outline" onClick={onLeaveOut}>
                Leave out
              </Button>
            )}
          </div>
        </>
      )}
      {onBack !== null && mended === null && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={onBack}>
          The row before
        </Button>
      )}
    </section>
  );
}
