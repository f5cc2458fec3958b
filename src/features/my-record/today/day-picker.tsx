import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNavigate } from "react-router-dom";

import { controlLook } from "@/components/field";
import { FIRST_DAY } from "@/domain/record/record-schema";
import { addDays, isDay } from "@/domain/whole-days";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

const arrowLook =
  "grid size-12 shrink-0 place-items-center rounded-1 border-[1.5px] border-line-strong text-primary hover:bg-primary-soft";

/** Leads to any day up to today. */
export function DayPicker({ day, today }: { day: string; today: string }) {
  const navigate = useNavigate();

  function open(picked: string): void {
    if (!isDay(picked) || picked < FIRST_DAY || picked > today) return;
    void navigate(paths.myRecord, { state: { recordScreen: "today", day: picked } });
  }

  return (
    <div className="mb-6 flex max-w-[420px] items-center gap-2">
      <RecordLink
        place={{ recordScreen: "today", day: addDays(day, -1) }}
        aria-label="The day before"
        className={arrowLook}
      >
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </RecordLink>
      <input
        key={day}
        type="date"
        aria-label="Day"
        defaultValue={day}
        min={FIRST_DAY}
        max={today}
        onChange={(event) => open(event.target.value)}
        className={cn(controlLook, "min-w-0 flex-1")}
      />
      {day < today && (
        <RecordLink
          place={{ recordScreen: "today", day: addDays(day, 1) }}
          aria-label="The day after"
          className={arrowLook}
        >
          <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </RecordLink>
      )}
    </div>
  );
}
