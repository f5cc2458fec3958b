import { Printer } from "lucide-react";
import type { Ref } from "react";

import { Button, ButtonLink } from "@/components/button";
import { NotForEmergencies } from "@/components/not-for-emergencies";
import {
  assessmentIntro,
  assessmentNotice,
  assessmentOutcomes,
  assessmentPoints,
  type AssessmentQuestion,
  assessmentReview,
} from "@/content/risk-assessment";
import type { Answers } from "@/domain/risk-score";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

import { levelLooks, LevelScale } from "./level-scale";
import type { AssessmentResult } from "./use-assessment";

type AnswerListProps = { questions: readonly AssessmentQuestion[]; answers: Answers };

/** What she answered, to take to a clinician on paper. */
function AnswerList({ questions, answers }: AnswerListProps) {
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

export type AssessmentResultViewProps = {
  result: AssessmentResult;
  questions: readonly AssessmentQuestion[];
  answers: Answers;
  headingRef: Ref<HTMLHeadingElement>;
  onRestart: () => void;
};

/** The level in words, what it does not say, and four steps from here. */
export function AssessmentResultView({
  result,
  questions,
  answers,
  headingRef,
  onRestart,
}: AssessmentResultViewProps) {
  const { name, meaning, recommendations } = assessmentOutcomes[result.level];
  const { Icon, ink, edge } = levelLooks[result.level];
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,var(--measure))_minmax(0,1fr)] print:block">
      <div className="max-w-measure">
        <NotForEmergencies to={paths.urgentHelp} className="mb-4" />
        <div
          className={cn(
            "rounded-2 border border-t-8 border-line bg-surface px-5 py-6 sm:px-8",
            edge,
          )}
        >
          <h1 ref={headingRef} tabIndex={-1}>
            <span className="mb-1 block font-body text-sm font-semibold tracking-normal text-ink-2">
              Your result{" "}
            </span>
            <span className={cn("flex items-center gap-3", ink)}>
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-9 shrink-0" />
              {name}
            </span>
          </h1>
          <p className="mt-3">{meaning}</p>
          <LevelScale level={result.level} />
          <p className="mt-5 text-sm text-ink-3">
            {result.points} of {result.highest} points. {assessmentPoints}
          </p>
        </div>
        <div className="mt-6 border-s-[3px] border-primary ps-4 text-sm text-ink-2">
          <p>
            <strong className="font-semibold text-ink">{assessmentNotice.title}</strong>{" "}
            {assessmentNotice.text}
          </p>
          <p className="mt-2">{assessmentNotice.whateverTheScore}</p>
        </div>
        <h2 className="mt-8 border-b border-line pb-3 text-xl">What to do next</h2>
        <ol>
          {recommendations.map(({ title, detail }, place) => (
            <li
              key={title}
              className="flex break-inside-avoid items-baseline gap-5 border-b border-line py-4 last:border-b-0"
            >
              <span
                aria-hidden="true"
                className="w-7 shrink-0 font-display text-2xl text-primary tabular-nums"
              >
                {place + 1}
              </span>
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="text-ink-2">{detail}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 grid gap-3 sm:flex print:hidden">
          <ButtonLink to={paths.resources} size="lg">
            Find Resources
          </ButtonLink>
          <Button variant="outline" size="lg" onClick={onRestart}>
            Take Assessment Again
          </Button>
        </div>
      </div>
      <div className="max-w-measure lg:mt-15">
        <AnswerList questions={questions} answers={answers} />
        <p className="mt-6 text-sm text-ink-3">
          {assessmentReview.basis} {assessmentReview.signOff}
        </p>
      </div>
    </div>
  );
}
