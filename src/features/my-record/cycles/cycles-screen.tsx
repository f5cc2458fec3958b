import { recordTexts } from "@/content/my-record";
import {
  cycleSummary,
  isIrregular,
  kLine,
  LONGEST_BLEED,
  nextStartRange,
  startsInYear,
} from "@/domain/record/cycle-figures";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { CycleTable } from "./cycle-table";
import { startsInWords, summaryInWords } from "./cycle-words";
import { EarlyStartQuestion } from "./early-start-question";
import { HoleQuestion } from "./hole-question";
import { NextStart } from "./next-start";

function Questions({ record }: { record: OpenRecord }) {
  const { earlyStarts, holes } = record.history;
  if (earlyStarts.length + holes.length === 0) return null;
  return (
    <section aria-labelledby="record-questions" className="mb-8 grid gap-3">
      <h2 id="record-questions" className="text-xl">
        We need your word
      </h2>
      {earlyStarts.map((bleed) => (
        <EarlyStartQuestion key={bleed.firstDay} record={record} bleed={bleed} />
      ))}
      {holes.map((hole) => (
        <HoleQuestion key={hole.fromDay} record={record} hole={hole} />
      ))}
    </section>
  );
}

function Figures({ record }: { record: OpenRecord }) {
  const { history, settings, today } = record;
  const summary = cycleSummary(history.cycles);
  const range = nextStartRange(history.cycles);
  const lastBleed = history.bleeds.at(-1);
  const isLongBleed = lastBleed !== undefined && lastBleed.length > LONGEST_BLEED;
  const isOdd = isIrregular({ ...record, firstPeriodYear: settings.firstPeriodYear });
  return (
    <>
      <p className="max-w-measure text-lg">
        {summary === null ? "None of your cycles counts yet." : summaryInWords(summary)}{" "}
        {startsInWords(startsInYear(history, today))}
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
          <Questions record={record} />
          <Figures record={record} />
          <CycleTable cycles={cycles} />
        </>
      )}
      <p className="mt-8 max-w-measure text-sm text-ink-3">{recordTexts.noGuess}</p>
    </>
  );
}
