import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { controlLook, describedBy, FieldError } from "@/components/field";
import { FIRST_DAY } from "@/domain/record/record-schema";
import { addDays, isDay } from "@/domain/whole-days";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

const arrowLook =
  "grid size-12 shrink-0 place-items-center rounded-1 border-[1.5px] border-line-strong text-primary hover:bg-primary-soft";

/** Leads to any day up to today: at once where she picks it, and when she leaves the field or presses Enter where she types it. */
export function DayPicker({ day, today }: { day: string; today: string }) {
  const navigate = useNavigate();
  const id = useId();
  const isKeyDown = useRef(false);
  /** What she types; null while that is the day that is open. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);

  function open(chosen: string): void {
    const isOpenable = isDay(chosen) && chosen >= FIRST_DAY && chosen <= today;
    setError(isOpenable ? undefined : "Enter a day up to today.");
    if (!isOpenable) return;
    setTyped(null);
    if (chosen !== day) {
      void navigate(paths.myRecord, { state: { recordScreen: "today", day: chosen } });
    }
  }

  function change(value: string): void {
    setTyped(value);
    // Each key that she types makes a date, and most of them are not the one she means.
    if (!isKeyDown.current) open(value);
  }

  function press({ key }: KeyboardEvent): void {
    isKeyDown.current = true;
    if (key === "Enter" && typed !== null) open(typed);
  }

  function leave(): void {
    isKeyDown.current = false;
    if (typed !== null) open(typed);
  }

  return (
    <div className="mb-6 max-w-[420px]">
      <div className="flex items-center gap-2">
        <RecordLink
          place={{ recordScreen: "today", day: addDays(day, -1) }}
          aria-label="The day before"
          className={arrowLook}
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </RecordLink>
        <input
          type="date"
          aria-label="Day"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          value={typed ?? day}
          min={FIRST_DAY}
          max={today}
          onKeyDown={press}
          onKeyUp={() => {
            isKeyDown.current = false;
          }}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
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
      {error && (
        <div role="alert" className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
