import { bleedingWords } from "@/content/my-record";
import { weekdayInWords } from "@/domain/day-in-words";
import { BLEEDING, type Bleeding, FIRST_DAY } from "@/domain/record/record-schema";
import { addDays, daysBetween } from "@/domain/whole-days";
import { BleedingMark } from "@/features/my-record/open-record/bleeding-mark";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

const WEEK = 7;
const WEEKDAY_LETTERS = 3;

function inWords(bleeding: Bleeding | null): string {
  if (bleeding === null) return "bleeding not noted";
  if (bleeding === BLEEDING.none) return "no bleeding";
  const word = bleedingWords[bleeding].toLowerCase();
  return bleeding === BLEEDING.spotting ? word : `${word} bleeding`;
}

/** The seven days up to today, or up to the day that is open where that is an earlier one, with how she bled. */
export function SevenDays({ record, day }: { record: OpenRecord; day: string }) {
  const { today, dayOf } = record;
  const last = daysBetween(day, today) < WEEK ? today : day;
  const days = Array.from({ length: WEEK }, (_, place) => addDays(last, place + 1 - WEEK));
  return (
    <nav aria-label="Seven days" className="-mx-1 max-w-[520px]">
      <ul className="grid grid-cols-7">
        {days
          .filter((each) => each >= FIRST_DAY)
          .map((each) => {
            const { bleeding } = dayOf(each);
            const name = weekdayInWords(each, today);
            return (
              <li key={each}>
                <RecordLink
                  place={{ recordScreen: "today", day: each }}
                  aria-current={each === day ? "date" : undefined}
                  className="relative grid justify-items-center gap-0.5 rounded-1 py-2 text-ink no-underline hover:bg-primary-soft aria-[current=date]:bg-primary-soft aria-[current=date]:font-semibold aria-[current=date]:inset-ring-2 aria-[current=date]:inset-ring-primary"
                >
                  <span className="sr-only">{`${name}: ${inWords(bleeding)}`}</span>
                  <span aria-hidden="true" className="text-xs font-normal text-ink-2">
                    {name.slice(0, WEEKDAY_LETTERS)}
                  </span>
                  <span aria-hidden="true" className="leading-tight tabular-nums">
                    {Number(each.slice(-2))}
                  </span>
                  <BleedingMark bleeding={bleeding} />
                </RecordLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
