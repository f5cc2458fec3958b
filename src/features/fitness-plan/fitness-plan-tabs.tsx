import { CalendarPlus, Printer } from "lucide-react";
import { useState } from "react";

import { Button } from "@/components/button";
import { Folded } from "@/components/folded";
import { useToast } from "@/components/toast";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { fitnessPlans, type FitnessPlan } from "@/content/fitness-plans";
import { moderateMinutes, sevenDays, type Weekday } from "@/domain/fitness-week";
import { weekdayOf } from "@/domain/week-days";
import { downloadText } from "@/lib/download";
import { lazyModule } from "@/lib/lazy-module";

import { Moves } from "./moves";
import { Today } from "./today";
import { useTicks, type Ticks } from "./use-ticks";
import { WeekStrip } from "./week-strip";
import { WeekTable } from "./week-table";

const CALENDAR_WEEKS = 8;

const calendar = lazyModule(async () => (await import("@/domain/week-calendar")).weekCalendar);

/** The place of the plans on the page. */
export const fitnessPlanEntry = { id: "plan", heading: "Your week" } as const;

function tickId(plan: FitnessPlan, day: Weekday): string {
  return `${plan.id}/${day}`;
}

function PlanPanel({ plan, ticks }: { plan: FitnessPlan; ticks: Ticks }) {
  const headingId = `plan-${plan.id}`;
  const today = ticks.today === null ? null : weekdayOf(ticks.today);
  return (
    <div className="grid gap-2">
      <WeekStrip
        days={sevenDays(plan.week, plan.weekend)}
        today={today}
        isDone={(day) => ticks.isDone(tickId(plan, day))}
      />
      <p className="text-sm text-ink-2">
        {plan.about} The numbers are minutes. Weekend: {plan.week.at(-1)?.activity.toLowerCase()}.
      </p>
      <Folded title={`${plan.name} week`} id={headingId} headingLevel={3}>
        <WeekTable week={plan.week} labelledBy={headingId} />
        <p className="mt-3 text-sm text-ink-2">
          Together about {moderateMinutes(plan.week)} minutes of moderate movement a week
          {plan.week.some(({ effort }) => effort === "vigorous") &&
            ": a vigorous minute counts as two"}
          .
        </p>
      </Folded>
    </div>
  );
}

/** The weekly plans, one at a time with the easiest first; today, its moves, and ticks for what is done. */
export function FitnessPlanTabs() {
  const [planId, setPlanId] = useState<string>(fitnessPlans[0].id);
  const ticks = useTicks();
  const plan: FitnessPlan = fitnessPlans.find(({ id }) => id === planId) ?? fitnessPlans[0];
  const days = sevenDays(plan.week, plan.weekend);
  const weekday = ticks.today === null ? null : weekdayOf(ticks.today);
  const { toast } = useToast();
  const dayPlan = days.find(({ day }) => day === weekday) ?? null;

  async function addToCalendar(): Promise<void> {
    try {
      const weekCalendar = await calendar.get();
      const text = weekCalendar(days, ticks.today ?? "", CALENDAR_WEEKS);
      downloadText("week.ics", "text/calendar", text);
    } catch {
      toast({
        title: "The calendar is not made",
        description: "Check your connection and press it again.",
        variant: "destructive",
      });
    }
  }

  return (
    <section aria-labelledby={fitnessPlanEntry.id} className="grid gap-6">
      <h2 id={fitnessPlanEntry.id} className="sr-only">
        {fitnessPlanEntry.heading}
      </h2>
      <Tabs value={planId} onValueChange={setPlanId}>
        <TabsList aria-label="Level" className="gap-x-6 print:hidden max-[340px]:gap-x-3">
          {fitnessPlans.map(({ id, name }) => (
            <TabsTrigger key={id} value={id} className="max-[340px]:text-sm">
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {fitnessPlans.map((each) => (
          <TabsContent key={each.id} value={each.id} isPrerendered className="pt-4 print:pt-0">
            <PlanPanel plan={each} ticks={ticks} />
          </TabsContent>
        ))}
      </Tabs>
      <Today
        plan={dayPlan}
        isDone={weekday !== null && ticks.isDone(tickId(plan, weekday))}
        onTick={(isDone) => weekday !== null && ticks.tick(tickId(plan, weekday), isDone)}
      />
      <Moves
        canTick={dayPlan?.effort === "strength"}
        isDone={(move) => ticks.isDone(`${weekday}/${move}`)}
        onTick={(move, isDone) => ticks.tick(`${weekday}/${move}`, isDone)}
      />
      <div className="grid gap-3 print:hidden">
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="outline"
            size="sm"
            className="px-2"
            disabled={ticks.today === null}
            onPointerEnter={calendar.preload}
            onClick={() => void addToCalendar()}
          >
            <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Add to calendar
          </Button>
          <Button variant="outline" size="sm" className="px-2" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Print this plan
          </Button>
        </div>
        <p className="text-sm text-ink-2">
          The calendar gets {CALENDAR_WEEKS} weeks, with no word about your health. Your ticks stay
          on this device. A new week starts on Monday.
        </p>
      </div>
    </section>
  );
}
