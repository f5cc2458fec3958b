import { MedicalPageData } from "@/app/medical-page-data";
import { Page } from "@/components/page";
import { article } from "@/content/articles/fitness-routine.md";
import { ArticleView } from "@/features/article/article-view";
import { ReadNext } from "@/features/article/read-next";
import { FitnessPlanTabs, fitnessPlanEntry } from "@/features/fitness-plan/fitness-plan-tabs";

/** A week of movement at three levels, with tips and when to see a clinician first. */
export function FitnessRoutinePage() {
  return (
    <Page title={article.title} width="wide">
      <MedicalPageData page="fitnessRoutine" reviewedOn={article.reviewedOn} />
      <ArticleView
        article={article}
        notes={["disclaimer"]}
        opening={{ entry: fitnessPlanEntry, content: <FitnessPlanTabs /> }}
      >
        <ReadNext ids={["weight-and-bmi", "long-term-health", "mood-sleep-and-eating"]} />
      </ArticleView>
    </Page>
  );
}
