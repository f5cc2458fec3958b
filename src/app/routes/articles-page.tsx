import { MedicalPageData } from "@/app/medical-page-data";
import { ButtonLink } from "@/components/button";
import { Page } from "@/components/page";
import { library } from "@/content/library";
import { ArticleList, TopicLinks } from "@/features/article/article-list";
import { ArticleTile } from "@/features/article/article-tile";
import { StartHere } from "@/features/article/start-here";
import { KeepPagesGate } from "@/features/offline/keep-pages-gate";
import { paths } from "@/lib/paths";

const column = "mx-auto w-full max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)";

const guides = [
  { to: paths.nutritionGuidance, title: "Nutrition Guidance", line: "The plate", drawing: "okra" },
  {
    to: paths.fitnessRoutine,
    title: "Fitness Routine",
    line: "A week, move by move",
    drawing: "steps",
  },
  { to: paths.labTests, title: "Lab tests", line: "Each test and scan", drawing: "tube" },
] as const;

/** Every article on one page, by topic. */
export function ArticlesPage() {
  return (
    <Page title={library.title} width="full" className="pb-24">
      <MedicalPageData page="articles" />
      <header className={`${column} grid gap-1 pt-6 pb-6 md:pt-10`}>
        <h1 tabIndex={-1}>{library.title}</h1>
        <p className="max-w-measure text-ink-2 md:text-lg">{library.lead}</p>
      </header>
      <StartHere />
      <div className={`${column} grid grid-cols-[minmax(0,1fr)] gap-8 pt-6`}>
        <TopicLinks />
        <ArticleList />
        <section aria-labelledby="guides">
          <h2 id="guides" className="border-b border-line pb-2 text-xl">
            More to use
          </h2>
          <ul className="gap-x-12 md:grid md:grid-cols-2">
            {guides.map((guide, place) => (
              <li key={guide.to}>
                <ArticleTile {...guide} place={place} />
              </li>
            ))}
          </ul>
        </section>
        <KeepPagesGate />
        <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
          <ButtonLink to={paths.chat} variant="secondary">
            Ask the companion
          </ButtonLink>
          <ButtonLink to={paths.urgentHelp} variant="outline">
            Get urgent help
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
