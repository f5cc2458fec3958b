import { Folded } from "@/components/folded";
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

import { CycleChart } from "./cycle-chart";
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

function isAsked(reason: LeftOut | null): boolean {
  return reason === "hole" || reason === "early_start";
}

/** What she should know about her cycles as they are now. */
function Remarks({ record }: { record: OpenRecord }) {
  const { history, settings } = record;
  const lastBleed = history.bleeds.at(-1);
  const isLongBleed = lastBleed !== undefined && lastBleed.length > LONGEST_BLEED;
  const isOdd = isIrregular({ ...record, firstPeriodYear: settings.firstPeriodYear });
  if (!isOdd && !isLongBleed) return null;
  return (
    <div className="max-w-measure border-s-[3px] border-primary ps-4">
      {isOdd && <p>{recordTexts.irregular}</p>}
      {isLongBleed && <p>{recordTexts.longBleed(lastBleed.length)}</p>}
      <p className="text-sm text-ink-3">{recordTexts.signOff}</p>
    </div>
  );
}

function leadInWords({ history, today }: OpenRecord): string {
  const waiting = history.cycles.filter(({ leftOut }) => isAsked(leftOut)).length;
  const starts = startsInWords(startsInYear(history, today));
  return waiting > 0 ? `${starts} ${waitingInWords(waiting)}` : starts;
}

/** What her notes say about her cycles, and what they cannot say. */
export function CyclesScreen({ record }: { record: OpenRecord }) {
  const { starts, cycles } = record.history;
  const summary = cycleSummary(cycles);
  const range = nextStartRange(cycles);
  const noGuess = <p className="mt-8 max-w-measure text-sm text-ink-3">{recordTexts.noGuess}</p>;
  if (cycles.length === 0) {
    return (
      <>
        <ScreenHeading lead={`${recordTexts.fewStarts} You have ${starts.length}.`}>
          Cycles
        </ScreenHeading>
        {noGuess}
      </>
    );
  }
  return (
    <>
      <ScreenHeading lead={leadInWords(record)}>
        {summary === null ? "None of your cycles counts yet." : summaryInWords(summary)}
      </ScreenHeading>
      <Remarks record={record} />
      <CycleChart record={record} />
      <div className="mt-6 max-w-measure border-t border-line">
        <Folded title="The same numbers as a table">
          <CycleTable cycles={cycles} />
          {summary !== null && (
            <p className="mt-4 text-sm text-ink-2">
              For a clinician, shortest and longest bleed / cycle:{" "}
              <span className="font-semibold whitespace-nowrap">{kLine(summary)}</span>
            </p>
          )}
        </Folded>
        {/* Folded until she asks: the answer may be very wide. */}
        {range !== null && (
          <Folded title={recordTexts.next.question}>
            <p>{words(record, range)}</p>
          </Folded>
        )}
      </div>
      <OpenQuestions record={record} />
      {noGuess}
    </>
  );
}
