import { minuteRange, type DayPlan } from "@/domain/fitness-week";

import { Tick } from "./tick";

type TodayProps = {
  /** Null until the browser has been asked which day it is. */
  plan: DayPlan | null;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
};

/** What today is for, and the tick for when it is done. */
export function Today({ plan, isDone, onTick }: TodayProps) {
  const isRest = plan?.minutes[0] === 0;
  return (
    <section aria-labelledby="today" className="min-h-26 print:hidden">
      <h3 id="today">{plan === null ? "Today" : `Today, ${plan.day}`}</h3>
      <div className="flex items-center gap-3 border-b border-line py-2">
        <p className="flex-1">
          {plan === null && "One day of the week above."}
          {isRest && "Rest. It counts as well."}
          {plan !== null && !isRest && `${plan.activity}: ${minuteRange(plan.minutes)} minutes.`}
        </p>
        {plan !== null && !isRest && (
          <Tick label={`${plan.day} is done`} isDone={isDone} onTick={onTick} />
        )}
      </div>
    </section>
  );
}
