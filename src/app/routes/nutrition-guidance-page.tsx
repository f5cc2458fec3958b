import { MedicalPageData } from "@/app/medical-page-data";
import { NutritionOpening } from "@/app/nutrition-opening";
import { Page } from "@/components/page";
import { useIsHydrated } from "@/components/use-is-hydrated";
import { article } from "@/content/articles/nutrition-guidance.md";
import { ArticleSections } from "@/features/article/article-sections";
import { LateNextSteps } from "@/features/article/next-step";
import { ReadingColumns } from "@/features/article/reading-columns";
import { ReadingFooter } from "@/features/article/reading-footer";
import { ReadingHeader } from "@/features/article/reading-header";
import { ReviewLine } from "@/features/article/review-line";
import { sourcesEntry } from "@/features/article/source-list";

const sources = article.sources.map(({ tag }) => tag);
const contents = [...article.sections, sourcesEntry];

/** Food that can help: the plate, how fast sugar rises, swaps, and the rest folded. */
export function NutritionGuidancePage() {
  // The HTML of this page has no room for the list of words, whose meanings its sentences give too.
  const isHydrated = useIsHydrated();
  return (
    <Page title={article.title} width="reading">
      <MedicalPageData page="nutritionGuidance" reviewedOn={article.reviewedOn} />
      <ReadingColumns
        contents={contents}
        drawing="okra"
        side={<LateNextSteps ids={["ways-of-eating", "starchy-foods"]} />}
      >
        <ReadingHeader title={article.title}>
          <ReviewLine review={article} />
        </ReadingHeader>
        <NutritionOpening article={article} />
        <div className="grid gap-8 pt-8">
          <ArticleSections
            sections={article.sections.filter(({ id }) => id === "note")}
            sources={sources}
            notes={["note"]}
          />
          <ReadingFooter
            sources={article.sources}
            terms={isHydrated ? article.terms : []}
            review={article}
          />
        </div>
      </ReadingColumns>
    </Page>
  );
}
