import { use } from "react";
import { Link, useParams } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import type { AddressedPage } from "@/app/page-address";
import { PageMetadata } from "@/app/page-metadata";
import { ButtonLink } from "@/components/button";
import { Page } from "@/components/page";
import type { LibraryArticle } from "@/content/article";
import { libraryArticle } from "@/features/article/article-store";
import { ArticleView } from "@/features/article/article-view";
import { ReadNext } from "@/features/article/read-next";
import { articlePath, paths } from "@/lib/paths";

import { NotFoundPage } from "./not-found-page";

export { libraryArticle } from "@/features/article/article-store";

function asPage({ id, title, summary }: LibraryArticle): AddressedPage {
  return { path: articlePath(id), title, description: summary, kind: "public" };
}

/** One article with its sources, and what to read next. */
export function ArticlePage() {
  const { articleId = "" } = useParams();
  const text = libraryArticle(articleId);
  if (text === null) return <NotFoundPage />;
  const article = use(text.read());
  const page = asPage(article);
  return (
    <Page title={article.title} width="wide">
      <PageMetadata page={page} />
      <MedicalPageData page={page} reviewedOn={article.reviewedOn} />
      <Link
        to={paths.articles}
        className="mb-4 inline-flex min-h-11 items-center text-sm text-primary underline print:hidden"
      >
        All articles
      </Link>
      <ArticleView article={article} notes={[]}>
        <p className="text-sm text-ink-2">
          This page is for learning. It is not a diagnosis and does not replace a visit.
        </p>
        <div className="flex flex-wrap gap-4 print:hidden">
          <ButtonLink to={paths.chat}>Ask the companion</ButtonLink>
          <ButtonLink to={paths.urgentHelp} variant="outline">
            Get urgent help
          </ButtonLink>
        </div>
        <ReadNext ids={article.readNext} />
      </ArticleView>
    </Page>
  );
}
