import { Link } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import { ButtonLink } from "@/components/button";
import { Page, PageTitle } from "@/components/page";
import { library } from "@/content/library";
import { ArticleList } from "@/features/article/article-list";
import { KeepPagesGate } from "@/features/offline/keep-pages-gate";
import { paths } from "@/lib/paths";

const linkLook = "inline-flex min-h-11 items-center text-primary underline";

/** Every article on one page, by topic. */
export function ArticlesPage() {
  return (
    <Page title={library.title} width="wide">
      <MedicalPageData page="articles" />
      <PageTitle lead={library.lead}>{library.title}</PageTitle>
      <ArticleList />
      <KeepPagesGate />
      <p className="mt-10 flex flex-wrap gap-x-6">
        <Link to={paths.nutritionGuidance} className={linkLook}>
          Nutrition Guidance
        </Link>
        <Link to={paths.fitnessRoutine} className={linkLook}>
          Fitness Routine
        </Link>
        <Link to={paths.labTests} className={linkLook}>
          Lab tests
        </Link>
      </p>
      <div className="mt-8 flex flex-wrap gap-4 print:hidden">
        <ButtonLink to={paths.chat} variant="secondary">
          Ask the companion
        </ButtonLink>
        <ButtonLink to={paths.urgentHelp} variant="outline">
          Get urgent help
        </ButtonLink>
      </div>
    </Page>
  );
}
