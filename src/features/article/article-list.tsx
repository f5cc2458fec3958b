import { librarySummaries, libraryTopics } from "@/content/library";

import { ArticleLink } from "./article-link";

/** Every article of the library under the heading of its topic. */
export function ArticleList() {
  return (
    <div className="grid gap-12">
      {libraryTopics.map(({ id, title, description }) => {
        const headingId = `topic-${id}`;
        return (
          <section
            key={id}
            aria-labelledby={headingId}
            className="grid gap-x-16 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <div>
              <h2 id={headingId} className="text-xl">
                {title}
              </h2>
              <p className="mt-1 text-sm text-ink-2">{description}</p>
            </div>
            <ul className="max-w-measure border-t border-line">
              {librarySummaries
                .filter(({ topic }) => topic === id)
                .map((article) => (
                  <li key={article.id} className="border-b border-line">
                    <ArticleLink article={article} />
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
