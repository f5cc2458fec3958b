import { useEffect, useId, useRef } from "react";
import { Link } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import { Page } from "@/components/page";
import { assessmentIntro, assessmentQuestions } from "@/content/risk-assessment";
import { AssessmentIntro } from "@/features/risk-assessment/assessment-intro";
import { AssessmentProgress } from "@/features/risk-assessment/assessment-progress";
import { AssessmentResultView } from "@/features/risk-assessment/assessment-result-view";
import { QuestionForm } from "@/features/risk-assessment/question-form";
import { useAssessment } from "@/features/risk-assessment/use-assessment";
import { cn } from "@/lib/cn";
import { articlePath, pageTitles } from "@/lib/paths";

const NAME = pageTitles.riskAssessment;
const linkLook = "inline-flex min-h-11 items-center text-primary underline";
const count = assessmentQuestions.length;

function titleOf(step: number): string {
  if (step === 0) return NAME;
  return step === count ? `Your result | ${NAME}` : `Question ${step + 1} of ${count} | ${NAME}`;
}

/** Eight questions, one at a time, and what the answers may mean. */
export function RiskAssessmentPage() {
  const assessment = useAssessment(assessmentQuestions);
  const { answers, step, result, choose, advance, restart } = assessment;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(step);
  const progressId = useId();

  useEffect(() => {
    if (focusedStep.current !== step) heading.current?.focus({ preventScroll: true });
    focusedStep.current = step;
  }, [step]);

  const question = assessmentQuestions[step];
  return (
    <Page title={titleOf(step)} width="wide">
      <MedicalPageData page="riskAssessment" />
      {question !== undefined && (
        <div
          data-without-footer
          className="gap-x-14 lg:flex lg:flex-row-reverse lg:items-start lg:justify-between"
        >
          <AssessmentIntro className={cn("shrink-0 lg:w-80", step > 0 && "max-lg:hidden")} />
          <div className="max-w-measure flex-1">
            <AssessmentProgress id={progressId} step={step} count={count} />
            <QuestionForm
              key={question.id}
              question={question}
              chosenId={answers[question.id]}
              isLast={step === count - 1}
              progressId={progressId}
              headingRef={heading}
              onChoose={(optionId) => choose(question.id, optionId)}
              onAdvance={advance}
            />
            <p className="mt-8 border-t border-line pt-6 text-sm text-ink-3">
              {assessmentIntro.privacy}
            </p>
          </div>
        </div>
      )}
      {result !== null && (
        <>
          <AssessmentResultView
            result={result}
            questions={assessmentQuestions}
            answers={answers}
            headingRef={heading}
            onRestart={restart}
          />
          <p className="mt-12 text-ink-2 print:hidden">
            Read next:{" "}
            <Link to={articlePath("symptoms")} className={linkLook}>
              Symptoms of PCOS
            </Link>{" "}
            and{" "}
            <Link to={articlePath("diagnosis")} className={linkLook}>
              How PCOS is diagnosed
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}
