import { BLEEDING, type RecordDay } from "@/domain/record/record-schema";
import { addDays, daysBetween } from "@/domain/whole-days";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
const shortName = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const LOW = 18;

/** A day of the strip: its height tells how much she bled, a ring that she noted none, a line anything else. */
function DayMark({ place, noted }: { place: number; noted: RecordDay }) {
  const x = place * 10;
  const { bleeding } = noted;
  if (bleeding === null) {
    return <path d={`M${x + 2} ${LOW}h6`} className="stroke-ink-3" strokeWidth="1.5" />;
  }
  if (bleeding === BLEEDING.none) {
    return <circle cx={x + 5} cy={LOW - 3} r="2.2" className="fill-none stroke-ink-3" />;
  }
  if (bleeding === BLEEDING.spotting) {
    return <circle cx={x + 5} cy={LOW - 3} r="2.4" className="fill-primary" />;
  }
  const height = (bleeding - 1) * 5 + 1;
  return <rect x={x + 1.5} y={LOW - height} width="7" height={height} className="fill-primary" />;
}

type MonthStripProps = {
  /** The first day of the month. */
  firstDay: string;
  dayOf: (day: string) => RecordDay | undefined;
};

/** One month in a line; a day that is not noted stays empty. */
export function MonthStrip({ firstDay, dayOf }: MonthStripProps) {
  const start = new Date(`${firstDay}T00:00:00Z`);
  const nextMonth = `${addDays(firstDay, 31).slice(0, 7)}-01`;
  const days = Array.from({ length: daysBetween(firstDay, nextMonth) }, (_, place) =>
    dayOf(addDays(firstDay, place)),
  );
  const noted = days.filter((day) => day !== undefined).length;
  const bleeding = days.filter((day) => (day?.bleeding ?? 0) >= BLEEDING.spotting).length;
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className="w-9 shrink-0 text-sm text-ink-2">
        {shortName.format(start)}
      </span>
      <svg
        viewBox="0 0 310 22"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page has no address
        role="img"
        aria-label={`${monthName.format(start)}: ${noted} of ${days.length} days noted, ${bleeding} with bleeding`}
        className="h-auto min-w-0 flex-1 border-b border-line"
      >
        {days.map(
          (day, place) => day !== undefined && <DayMark key={day.day} place={place} noted={day} />,
        )}
      </svg>
    </li>
  );
}
