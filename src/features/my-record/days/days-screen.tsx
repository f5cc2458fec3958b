import { useMemo, useState } from "react";

import { Button } from "@/components/button";
import { bleedingWords, moodWords, painWords, recordTexts } from "@/content/my-record";
import { dayInWords } from "@/domain/day-in-words";
import { BLEEDING, type RecordDay } from "@/domain/record/record-schema";
import { daysBetween } from "@/domain/whole-days";
import { BleedingMark } from "@/features/my-record/open-record/bleeding-mark";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { MonthStrip } from "./month-strip";

/** What is noted about a day, in a few words. */
function dayInShort(day: RecordDay): string {
  const { bleeding, pain, mood, symptoms, medicines, note } = day;
  const hasMeasures = [day.weightKg, day.waistCm, day.systolic, day.diastolic].some(
    (value) => value !== null,
  );
  const parts = [
    bleeding === null ? null : bleeding === 0 ? "No bleeding" : bleedingWords[bleeding],
    pain === null ? null : pain === 0 ? "No pain" : `Pain: ${painWords[pain]?.toLowerCase()}`,
    mood === null ? null : `Mood: ${moodWords[mood - 1]?.toLowerCase()}`,
    symptoms.length === 0 ? null : `${symptoms.length} ${symptoms.length === 1 ? "sign" : "signs"}`,
    medicines.length === 0 ? null : medicines.join(", "),
    hasMeasures ? "Measures" : null,
    note === "" ? null : "Note",
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));

function YearStrip({ record, year }: { record: OpenRecord; year: number }) {
  const byDay = useMemo(() => new Map(record.days.map((day) => [day.day, day])), [record.days]);
  const firstDays = months
    .map((month) => `${year}-${month}-01`)
    .filter((firstDay) => firstDay <= record.today);
  return (
    <figure className="max-w-measure">
      <ul className="grid gap-1">
        {firstDays.map((firstDay) => (
          <MonthStrip key={firstDay} firstDay={firstDay} dayOf={(day) => byDay.get(day)} />
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-ink-2">
        Each line is a month. Tall: heavy. Low: light. Dot: spotting. Ring: no bleeding. Dash: other
        notes. Empty: not noted.
      </figcaption>
    </figure>
  );
}

function DayRow({ noted, nextDay }: { noted: RecordDay; nextDay: string | undefined }) {
  const silence = nextDay === undefined ? 0 : daysBetween(noted.day, nextDay) - 1;
  const { bleeding } = noted;
  return (
    <>
      {silence > 0 && (
        <li className="border-b border-line bg-sunken px-3 py-2 text-sm text-ink-2">
          {silence === 1 ? "1 day" : `${silence} days`} not noted
        </li>
      )}
      <li className="border-b border-line">
        <RecordLink
          place={{ recordScreen: "today", day: noted.day }}
          className="flex min-h-13 items-center gap-3 px-3 py-2 text-ink no-underline hover:bg-primary-soft"
        >
          {bleeding !== null && bleeding >= BLEEDING.none ? (
            <BleedingMark bleeding={bleeding} />
          ) : (
            <span className="w-4.5 shrink-0" />
          )}
          <span className="min-w-0">
            <span className="font-semibold">{dayInWords(noted.day)}</span>
            <span className="block text-sm text-ink-2">{dayInShort(noted)}</span>
          </span>
        </RecordLink>
      </li>
    </>
  );
}

/** Every day she noted, a year at a time, with the gaps between drawn whole. */
export function DaysScreen({ record }: { record: OpenRecord }) {
  const thisYear = Number(record.today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const sorted = useMemo(
    () => record.days.toSorted((a, b) => (a.day < b.day ? 1 : -1)),
    [record.days],
  );
  const oldest = Number((sorted.at(-1)?.day ?? record.today).slice(0, 4));
  const hasBleed = record.history.bleeds.length > 0;

  return (
    <>
      <ScreenHeading lead="Press a day to change it. For a day that is not here, open Today and pick it.">
        Days
      </ScreenHeading>
      <div className="mb-4 flex items-center justify-between gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={year <= oldest}
          onClick={() => setYear(year - 1)}
        >
          Year before
        </Button>
        <h2 aria-live="polite" className="text-xl tabular-nums">
          {year}
        </h2>
        <Button
          variant="outline"
          size="sm"
          disabled={year >= thisYear}
          onClick={() => setYear(year + 1)}
        >
          Year after
        </Button>
      </div>
      <YearStrip record={record} year={year} />
      {!hasBleed && <p className="mt-6 text-ink-2">{recordTexts.firstBleed}</p>}
      <ul className="mt-8 border-t border-line">
        {sorted.map((noted, place) =>
          noted.day.startsWith(`${year}-`) ? (
            <DayRow key={noted.day} noted={noted} nextDay={sorted[place - 1]?.day} />
          ) : null,
        )}
      </ul>
    </>
  );
}
