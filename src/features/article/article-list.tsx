import { libraryEntries, libraryTopics, startHere } from "@/content/library";

import { ArticleRow } from "./article-row";

function topicAnchor(id: string): string {
  return `topic-${id}`;
}

/** Links to the topics below; on a phone they are a row that scrolls, and its cut edge says so. */
export function TopicLinks() {
  return (
    <nav aria-label="Topics" className="min-w-0 print:hidden">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]">
        {libraryTopics.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${topicAnchor(id)}`}
              className="flex min-h-11 items-center rounded-1 border-[1.5px] border-line-strong px-4 text-sm font-semibold whitespace-nowrap text-ink no-underline hover:bg-primary-soft"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every article of the library but the one to start with, under the heading of its topic. */
export function ArticleList() {
  const others = libraryEntries.filter(({ id }) => id !== startHere.id);
  return (
    <div className="grid gap-10 md:gap-12">
      {libraryTopics.map(({ id, title }) => (
        <section key={id} aria-labelledby={topicAnchor(id)}>
          <h2 id={topicAnchor(id)} className="border-b border-line pb-2 text-xl">
            {title}
          </h2>
          <ul className="gap-x-12 md:grid md:grid-cols-2">
            {others
              .filter(({ topic }) => topic === id)
              .map((article, place) => (
                <li key={article.id}>
                  <ArticleRow article={article} place={place} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
