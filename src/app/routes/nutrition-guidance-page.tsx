import { MedicalPageData } from "@/app/medical-page-data";
import { Page } from "@/components/page";
import { article } from "@/content/articles/nutrition-guidance.md";
import { ArticleView } from "@/features/article/article-view";
import { ReadNext } from "@/features/article/read-next";

/** Food that can help, with dishes from Nigeria and the US side by side. */
export function NutritionGuidancePage() {
  return (
    <Page title={article.title} width="wide">
      <MedicalPageData page="nutritionGuidance" reviewedOn={article.reviewedOn} />
      <ArticleView article={article} notes={["note"]}>
        <ReadNext ids={["weight-and-bmi", "long-term-health", "mood-sleep-and-eating"]} />
      </ArticleView>
    </Page>
  );
}
