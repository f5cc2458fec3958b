import { librarySummaries } from "@/content/library";

import { ArticleRow } from "./article-row";

/** Links to the articles to go on with; those that do not exist are left out. */
export function ReadNext({ ids, className = "" }: { ids: readonly string[]; className?: string }) {
  const articles = ids.flatMap((id) => librarySummaries.filter((article) => article.id === id));
  return (
    <nav aria-labelledby="read-next" className={`max-w-measure print:hidden ${className}`}>
      <p id="read-next" className="mb-2 font-semibold">
        Read next
      </p>
      <ul className="border-t border-line">
        {articles.map((article, place) => (
          <li key={article.id}>
            <ArticleRow article={article} place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
