import { assessmentIntro } from "@/content/risk-assessment";
import { cn } from "@/lib/cn";

/** Whom the questions are for, before the first of them, and beside each where there is room. */
export function AssessmentIntro({ className }: { className: string }) {
  return (
    <div className={cn("mb-8 border-s-[3px] border-primary ps-4 text-sm text-ink-2", className)}>
      <p className="font-semibold text-ink">{assessmentIntro.about}</p>
      <p className="mt-1">{assessmentIntro.scope}</p>
    </div>
  );
}
