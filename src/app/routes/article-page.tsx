import { use } from "react";
import { useParams } from "react-router-dom";

import { MedicalPageData } from "@/app/medical-page-data";
import { PageMetadata } from "@/app/page-metadata";
import { Page } from "@/components/page";
import type { LibraryArticle } from "@/content/article-schema";
import type { PageFacts } from "@/content/page";
import { library } from "@/content/library";
import { libraryArticle } from "@/features/article/article-store";
import { ArticleView } from "@/features/article/article-view";
import { articlePath, paths } from "@/lib/paths";

import { NotFoundPage } from "./not-found-page";

function asPage({ id, title, summary }: LibraryArticle): PageFacts {
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
    <Page title={article.title} width="reading">
      <PageMetadata page={page} />
      <MedicalPageData page={page} reviewedOn={article.reviewedOn} />
      <ArticleView article={article} back={{ to: paths.articles, label: library.title }} />
    </Page>
  );
}

/** Fetches the text of an article before its page is shown. A property, as the page's module may export components only: else an edited text would reload the whole site in development. */
ArticlePage.load = async (articleId: string) => libraryArticle(articleId)?.get();
