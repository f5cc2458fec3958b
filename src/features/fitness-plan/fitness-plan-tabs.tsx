import { Button } from "@/components/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { fitnessPlans, type FitnessPlan } from "@/content/fitness-plans";
import { moderateMinutes } from "@/domain/fitness-week";

import { WeekTable } from "./week-table";

function PlanPanel({ plan }: { plan: FitnessPlan }) {
  const headingId = `plan-${plan.id}`;
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h3 id={headingId} className="text-lg">
        {plan.name} week
      </h3>
      <p>{plan.about}</p>
      <WeekTable week={plan.week} labelledBy={headingId} />
      <p className="text-sm text-ink-2">
        Together about {moderateMinutes(plan.week)} minutes of moderate movement a week
        {plan.week.some(({ effort }) => effort === "vigorous") &&
          ": a vigorous minute counts as two"}
        .
      </p>
      <div className="print:hidden">
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          Print this plan
        </Button>
      </div>
    </section>
  );
}

/** The place of the plans on the page. */
export const fitnessPlanEntry = { id: "plan", heading: "Your week" } as const;

/** The weekly plans, one at a time; the easiest is open first. */
export function FitnessPlanTabs() {
  return (
    <section aria-labelledby={fitnessPlanEntry.id}>
      <h2 id={fitnessPlanEntry.id} className="mb-2 text-xl">
        {fitnessPlanEntry.heading}
      </h2>
      <Tabs defaultValue={fitnessPlans[0].id}>
        <TabsList
          aria-label="Level"
          className="max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-0 max-sm:text-sm print:hidden"
        >
          {fitnessPlans.map(({ id, name }) => (
            <TabsTrigger key={id} value={id}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {fitnessPlans.map((plan) => (
          <TabsContent key={plan.id} value={plan.id} isPrerendered className="print:pt-0">
            <PlanPanel plan={plan} />
          </TabsContent>
        ))}
      </Tabs>
    </section>
  );
}
