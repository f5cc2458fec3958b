import { MedicalPageData } from "@/app/medical-page-data";
import { Page } from "@/components/page";
import { article } from "@/content/articles/fitness-routine.md";
import { ArticleBody } from "@/features/article/article-body";
import { FoldedSections } from "@/features/article/folded-sections";
import { InShort } from "@/features/article/in-short";
import { ArticleSections } from "@/features/article/article-sections";
import { LateNextSteps } from "@/features/article/next-step";
import { ReadingColumns } from "@/features/article/reading-columns";
import { ReadingFooter } from "@/features/article/reading-footer";
import { ReadingHeader } from "@/features/article/reading-header";
import { ReviewLine } from "@/features/article/review-line";
import { sourcesEntry } from "@/features/article/source-list";
import { FitnessPlanTabs, fitnessPlanEntry } from "@/features/fitness-plan/fitness-plan-tabs";

const sources = article.sources.map(({ tag }) => tag);
const contents = [fitnessPlanEntry, ...article.sections, sourcesEntry];
const warning = article.sections.filter(({ id }) => id === "disclaimer");
const others = article.sections.filter(({ id }) => id !== "disclaimer");

/** A week of movement at three levels with its moves, tips, and when to see a clinician first. */
export function FitnessRoutinePage() {
  return (
    <Page title={article.title} width="reading">
      <MedicalPageData page="fitnessRoutine" reviewedOn={article.reviewedOn} />
      <ReadingColumns
        contents={contents}
        drawing="steps"
        side={<LateNextSteps ids={["moving-with-pcos", "weight-and-bmi"]} />}
      >
        <ReadingHeader title={article.title}>
          <ReviewLine review={article} />
        </ReadingHeader>
        <FitnessPlanTabs />
        <div className="grid gap-8 pt-8">
          <InShort points={article.inShort} />
          <div className="grid gap-3">
            <p className="max-w-measure text-ink-2">{article.summary}</p>
            <ArticleBody blocks={article.lead} sources={sources} headingId="lead" />
          </div>
          <div className="border-t border-line">
            <FoldedSections sections={others} sources={sources} />
          </div>
          <ArticleSections sections={warning} sources={sources} notes={["disclaimer"]} />
          <ReadingFooter sources={article.sources} terms={article.terms} review={article} />
        </div>
      </ReadingColumns>
    </Page>
  );
}
