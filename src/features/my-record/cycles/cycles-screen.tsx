import { recordTexts } from "@/content/my-record";
import {
  cycleSummary,
  isIrregular,
  kLine,
  LONGEST_BLEED,
  nextStartRange,
  startsInYear,
} from "@/domain/record/cycle-figures";
import type { LeftOut } from "@/domain/record/cycles";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { CycleTable } from "./cycle-table";
import { startsInWords, summaryInWords, waitingInWords } from "./cycle-words";
import { NextStart } from "./next-start";
import { OpenQuestions } from "./open-questions";

function isAsked(reason: LeftOut | null): boolean {
  return reason === "hole" || reason === "early_start";
}

function Figures({ record }: { record: OpenRecord }) {
  const { history, settings, today } = record;
  const summary = cycleSummary(history.cycles);
  const range = nextStartRange(history.cycles);
  const waiting = history.cycles.filter(({ leftOut }) => isAsked(leftOut)).length;
  const lastBleed = history.bleeds.at(-1);
  const isLongBleed = lastBleed !== undefined && lastBleed.length > LONGEST_BLEED;
  const isOdd = isIrregular({ ...record, firstPeriodYear: settings.firstPeriodYear });
  return (
    <>
      <p className="max-w-measure text-lg">
        {summary === null ? "None of your cycles counts yet." : summaryInWords(summary)}{" "}
        {startsInWords(startsInYear(history, today))}
        {waiting > 0 && ` ${waitingInWords(waiting)}`}
      </p>
      {(isOdd || isLongBleed) && (
        <div className="mt-4 max-w-measure border-s-[3px] border-primary ps-4">
          {isOdd && <p>{recordTexts.irregular}</p>}
          {isLongBleed && <p>{recordTexts.longBleed(lastBleed.length)}</p>}
          <p className="text-sm text-ink-3">{recordTexts.signOff}</p>
        </div>
      )}
      {summary !== null && (
        <p className="mt-4 text-sm text-ink-2">
          For a clinician, shortest and longest bleed / cycle:{" "}
          <span className="font-semibold whitespace-nowrap">{kLine(summary)}</span>
        </p>
      )}
      {range !== null && <NextStart record={record} range={range} />}
    </>
  );
}

/** What her notes say about her cycles, and what they cannot say. */
export function CyclesScreen({ record }: { record: OpenRecord }) {
  const { starts, cycles } = record.history;
  return (
    <>
      <ScreenHeading>Cycles</ScreenHeading>
      {cycles.length === 0 ? (
        <p className="text-ink-2">
          {recordTexts.fewStarts} You have {starts.length}.
        </p>
      ) : (
        <>
          <Figures record={record} />
          <OpenQuestions record={record} />
          <CycleTable cycles={cycles} />
        </>
      )}
      <p className="mt-8 max-w-measure text-sm text-ink-3">{recordTexts.noGuess}</p>
    </>
  );
}
