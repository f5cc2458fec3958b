import { Printer } from "lucide-react";

import { Button } from "@/components/button";
import { assessmentIntro, type AssessmentQuestion } from "@/content/risk-assessment";
import type { Answers } from "@/domain/risk-score";

export type AnswerListProps = { questions: readonly AssessmentQuestion[]; answers: Answers };

/** What she answered, to take to a clinician on paper. */
export function AnswerList({ questions, answers }: AnswerListProps) {
  return (
    <section className="mt-12 break-inside-avoid lg:mt-0 print:mt-12">
      <h2 className="border-b border-line pb-3 text-xl">Your answers</h2>
      <dl className="text-sm">
        {questions.map(({ id, text, options }) => (
          <div key={id} className="break-inside-avoid border-b border-line py-3">
            <dt className="text-ink-3">{text}</dt>
            <dd className="font-semibold">
              {options.find((option) => option.id === answers[id])?.text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Print this page
        </Button>
        <p className="text-sm text-ink-3">{assessmentIntro.privacy}</p>
      </div>
    </section>
  );
}
