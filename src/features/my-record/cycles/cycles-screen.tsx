import { recordTexts } from "@/content/my-record";
import {
  cycleSummary,
  isIrregular,
  isPaused,
  kLine,
  LONGEST_BLEED,
  type NextStart as NextStartRange,
  nextStartRange,
  startsInYear,
} from "@/domain/record/cycle-figures";
import type { LeftOut } from "@/domain/record/cycles";
import { daysBetween } from "@/domain/whole-days";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { CycleTable } from "./cycle-table";
import { nextStartInWords, startsInWords, summaryInWords, waitingInWords } from "./cycle-words";
import { OpenQuestions } from "./open-questions";

function words({ history, spans, today }: OpenRecord, range: NextStartRange): string {
  const { paused, wide, longer } = recordTexts.next;
  if (isPaused(spans, today)) return paused;
  const last = history.starts.at(-1);
  const isLonger = last !== undefined && daysBetween(last.firstDay, today) > range.high;
  return `${nextStartInWords(range, wide)}${isLonger ? ` ${longer}` : ""}`;
}

/** Folded until she asks: when the next period may come, however wide the answer is. */
function NextStart({ record, range }: { record: OpenRecord; range: NextStartRange }) {
  return (
    <details className="mt-6 border-y border-line">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-primary">
        {recordTexts.next.question}
      </summary>
      <p className="pb-4">{words(record, range)}</p>
    </details>
  );
}

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
