import { Check, Footprints, Moon, PersonStanding, Weight, Zap } from "lucide-react";

import { minuteRange, type DayPlan, type Weekday } from "@/domain/fitness-week";
import { cn } from "@/lib/cn";

const icons = {
  moderate: Footprints,
  vigorous: Zap,
  strength: Weight,
  stretch: PersonStanding,
} as const;

type WeekStripProps = {
  days: readonly DayPlan[];
  /** Null until the browser has been asked which day it is. */
  today: Weekday | null;
  isDone: (day: Weekday) => boolean;
};

function inWords({ day, activity, minutes }: DayPlan): string {
  return minutes[0] === 0 ? `${day}: rest` : `${day}: ${activity}, ${minuteRange(minutes)} minutes`;
}

/** The seven days of a week with their least minutes; today stands out, and a day that is done is ticked. */
export function WeekStrip({ days, today, isDone }: WeekStripProps) {
  return (
    <ol className="grid grid-cols-7 gap-1 sm:gap-2 print:hidden">
      {days.map((plan) => {
        const { day, effort, minutes } = plan;
        const isRest = minutes[0] === 0;
        const Icon = isRest ? Moon : icons[effort];
        return (
          <li
            key={day}
            aria-current={day === today ? "date" : undefined}
            className={cn(
              "grid h-[86px] place-items-center content-evenly rounded-1 border",
              day === today
                ? "border-primary bg-primary text-on-primary"
                : "border-line bg-surface",
            )}
          >
            <span className="sr-only">
              {inWords(plan)}
              {isDone(day) && ", done"}
            </span>
            <span aria-hidden="true" className="text-xs font-semibold">
              {day.slice(0, 3)}
            </span>
            <span aria-hidden="true" className="grid h-6 place-items-center font-display text-lg">
              {isDone(day) ? <Check strokeWidth={2.25} className="size-5" /> : minutes[0] || "–"}
            </span>
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </li>
        );
      })}
    </ol>
  );
}
