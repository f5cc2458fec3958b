import { assessmentIntro } from "@/content/risk-assessment";

/** Whom the questions are for, before the first of them. */
export function AssessmentIntro() {
  return (
    <div className="mb-8 border-s-[3px] border-primary ps-4 text-sm text-ink-2">
      <p className="font-semibold text-ink">{assessmentIntro.about}</p>
      <p className="mt-1">{assessmentIntro.scope}</p>
    </div>
  );
}
