import { ChevronDown } from "lucide-react";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";

import { ChoiceRow } from "@/components/choice-row";
import { bleedingWords, recordTexts } from "@/content/my-record";
import { dayLabel } from "@/domain/calendar-day";
import { dayInWords, weekdayInWords } from "@/domain/day-in-words";
import { isPaused } from "@/domain/record/cycle-figures";
import { BLEEDING, type Bleeding, isEmptyDay, type RecordDay } from "@/domain/record/record-schema";
import { cycleDayOf } from "@/domain/record/visit-facts";
import { EarlyStartQuestion } from "@/features/my-record/cycles/early-start-question";
import { BleedingMark } from "@/features/my-record/open-record/bleeding-mark";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { paths } from "@/lib/paths";

import { DayPicker } from "./day-picker";
import { MoreAboutDay } from "./more-about-day";
import { SavedLine } from "./saved-line";
import { SevenDays } from "./seven-days";

const levels: readonly Bleeding[] = [0, 1, 2, 3, 4];

const choices = levels.map((value) => ({
  value,
  label: bleedingWords[value],
  mark: <BleedingMark bleeding={value} className="h-8 w-6" />,
}));

/** What one tap said, and what stood in the day's fields of bleeding before it. */
type Tap = { text: string; before: Pick<RecordDay, "bleeding" | "startsCycle" | "pads" | "clots"> };

function NotedDay({ record, day }: { record: OpenRecord; day: string }) {
  const [tap, setTap] = useState<Tap | null>(null);
  const endUndo = useCallback(() => setTap(null), []);
  const noted = record.dayOf(day);
  const early = record.history.earlyStarts.find(({ firstDay }) => firstDay === day);

  function save(change: Partial<RecordDay>): Promise<boolean> {
    return record.saveRows({ days: [{ ...noted, ...change }] });
  }

  async function chooseBleeding(bleeding: Bleeding | null): Promise<void> {
    const isHeavy = bleeding === BLEEDING.heavy;
    const isBleed = bleeding !== null && bleeding >= BLEEDING.light;
    const isSaved = await save({
      bleeding,
      ...(!isHeavy && { pads: null, clots: null }),
      ...(!isBleed && { startsCycle: null }),
    });
    if (!isSaved) return;
    const what = bleeding === null ? "Taken back" : bleedingWords[bleeding];
    const { startsCycle, pads, clots } = noted;
    setTap({
      text: `${record.savedWord}: ${what}, ${dayInWords(day)}`,
      before: { bleeding: noted.bleeding, startsCycle, pads, clots },
    });
  }

  function undo(): void {
    // What she noted after the tap stays.
    if (tap !== null) void save(tap.before);
    setTap(null);
  }

  return (
    <>
      <ChoiceRow
        legend="Bleeding"
        choices={choices}
        chosen={noted.bleeding}
        onChoose={(bleeding) => void chooseBleeding(bleeding)}
        className="max-w-measure"
      />
      <SavedLine saved={tap} onUndo={undo} onEnd={endUndo} />
      {isEmptyDay(noted) && tap === null && (
        // In the room of the line that stands there after a tap.
        <p className="-mt-11 flex min-h-11 items-center text-sm text-ink-2">
          {recordTexts.emptyDay}
        </p>
      )}
      {noted.bleeding === BLEEDING.heavy && (
        <p className="mb-4 border-s-[5px] border-danger ps-4">
          {recordTexts.heavy}{" "}
          <Link
            to={paths.urgentHelp}
            className="inline-flex min-h-11 items-center font-semibold text-danger-ink underline"
          >
            Get urgent help
          </Link>
        </p>
      )}
      {early !== undefined && <EarlyStartQuestion record={record} bleed={early} />}
      <MoreAboutDay
        noted={noted}
        spans={record.spans}
        hasMeasures={record.settings.hasMeasures}
        savedWord={record.savedWord}
        onSave={save}
      />
    </>
  );
}

/** The day of the cycle in words; null where periods are changed or one may be missing. */
function cycleDayInWords({ history, days, spans }: OpenRecord, day: string): string | null {
  const cycleDay = isPaused(spans, day) ? null : cycleDayOf(day, history, days);
  if (cycleDay === null) return null;
  const isOver = history.cycles.some(
    ({ startDay, nextStart }) => startDay <= day && day < nextStart,
  );
  return `Day ${cycleDay} of ${isOver ? "that" : "this"} cycle`;
}

/** One day to note: one tap for bleeding, and more for who wants it. */
export function TodayScreen({ record, day }: { record: OpenRecord; day: string }) {
  const { today } = record;
  const label = dayLabel(day, today);
  return (
    <>
      <SevenDays record={record} day={day} />
      <details className="group mb-2">
        <summary className="flex min-h-11 w-fit list-none items-center gap-1 text-sm text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          Another day
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 group-open:[transform:rotate(180deg)]"
          />
        </summary>
        <DayPicker day={day} today={today} />
      </details>
      <ScreenHeading lead={cycleDayInWords(record, day)}>
        {label !== dayInWords(day) && (
          <span className="mb-1 block font-body text-md font-normal tracking-normal text-ink-2">
            {label}{" "}
          </span>
        )}
        {weekdayInWords(day, today)}
      </ScreenHeading>
      <NotedDay key={day} record={record} day={day} />
    </>
  );
}
