import { Link } from "react-router-dom";

import type { LibrarySummary } from "@/content/article";
import { articlePath } from "@/lib/paths";

/** An article by its title and the line under it; the whole of it is the link. */
export function ArticleLink({ article }: { article: LibrarySummary }) {
  return (
    <Link to={articlePath(article.id)} className="group block min-h-11 py-3 text-ink no-underline">
      <span className="font-semibold text-primary underline group-hover:decoration-2">
        {article.title}
      </span>
      <span className="mt-0.5 block text-sm text-ink-2">{article.summary}</span>
    </Link>
  );
}
