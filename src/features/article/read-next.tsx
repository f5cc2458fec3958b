import { librarySummaries } from "@/content/library";

import { ArticleLink } from "./article-link";

/** Links to the articles to go on with; those that do not exist are left out. */
export function ReadNext({ ids, className = "" }: { ids: readonly string[]; className?: string }) {
  const articles = ids.flatMap((id) => librarySummaries.filter((article) => article.id === id));
  return (
    <nav aria-labelledby="read-next" className={`max-w-measure print:hidden ${className}`}>
      <p id="read-next" className="mb-3 font-display text-xl font-medium">
        Read next
      </p>
      <ul className="border-t border-line">
        {articles.map((article) => (
          <li key={article.id} className="border-b border-line">
            <ArticleLink article={article} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
