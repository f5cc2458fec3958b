import { libraryEntries } from "@/content/library";
import { cn } from "@/lib/cn";

import { ArticleRow } from "./article-row";

type ReadNextProps = {
  ids: readonly string[];
  /** Over the whole width of the page, one beside the other where there is room. */
  isWide?: boolean;
};

/** Links to the articles to go on with; those that do not exist are left out. */
export function ReadNext({ ids, isWide = false }: ReadNextProps) {
  const articles = ids.flatMap((id) => libraryEntries.filter((article) => article.id === id));
  return (
    <nav
      aria-labelledby="read-next"
      className={cn("print:hidden", isWide ? "mt-16" : "max-w-measure")}
    >
      <p id="read-next" className="mb-2 font-semibold">
        Read next
      </p>
      <ul className={cn("border-t border-line", isWide && "gap-x-12 md:grid md:grid-cols-2")}>
        {articles.map((article, place) => (
          <li key={article.id}>
            <ArticleRow article={article} place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
