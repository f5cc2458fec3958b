import type { LibraryEntry } from "@/content/article-schema";
import { articlePath } from "@/lib/paths";

import { ArticleTile } from "./article-tile";

/** An article of the library in a list, with the minutes that it takes. */
export function ArticleRow({ article, place }: { article: LibraryEntry; place: number }) {
  const { id, title, drawing, minutes } = article;
  return (
    <ArticleTile
      to={articlePath(id)}
      title={title}
      line={minutes === 1 ? "1 minute" : `${minutes} minutes`}
      drawing={drawing}
      place={place}
    />
  );
}
