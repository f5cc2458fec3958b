import { groupIntoGuides } from "@shared/knowledge/guides";
import type { Passage } from "@shared/knowledge/passage";

import { RESOURCE_CATEGORY_IDS, resourceCategories } from "@/content/resources/resource-categories";
import type { SitePage } from "@/content/site-pages";
import { paths, resourceCategoryPath } from "@/lib/paths";

/** The kinds of results in the order in which they are shown. */
export const RESULT_GROUPS = ["Pages", "Lab tests", "Articles", "Resources"] as const;

export type ResultGroup = (typeof RESULT_GROUPS)[number];

/** Something that can be found. */
export type Entry = {
  id: string;
  group: ResultGroup;
  title: string;
  /** One line about it. */
  detail: string;
  to: string;
  keywords: string;
  text: string;
};

function pageEntry({ page, title, about, keywords }: SitePage): Entry {
  const to = paths[page];
  return {
    id: `page ${to}`,
    group: "Pages",
    title,
    detail: about,
    to,
    keywords: keywords.join(", "),
    text: about,
  };
}

function firstSentence(text: string): string {
  return text.replace(/(?<=[.!?])\s.*/su, "");
}

function guideEntries(passages: readonly Passage[]): Entry[] {
  return groupIntoGuides(passages).map(({ id, name, keywords, text }) => ({
    id: `guide ${id}`,
    group: id.startsWith(paths.labTests.slice(1)) ? "Lab tests" : "Articles",
    title: name,
    detail: firstSentence(text),
    to: `/${id}`,
    keywords,
    text,
  }));
}

function resourceEntries(): Entry[] {
  return RESOURCE_CATEGORY_IDS.flatMap((categoryId) => {
    const { name, items } = resourceCategories[categoryId];
    return items.map(({ title, publisher, about }) => ({
      id: `resource ${categoryId} ${title}`,
      group: "Resources" as const,
      title,
      detail: `${name}. ${publisher}`,
      to: resourceCategoryPath(categoryId),
      keywords: `${name}, ${publisher}`,
      text: about,
    }));
  });
}

/** Everything that can be found; a page that is itself an article is listed once, as an article. */
export function entriesOf(pages: readonly SitePage[], passages: readonly Passage[]): Entry[] {
  const guides = guideEntries(passages);
  const articles = new Map(guides.map((guide) => [guide.to, guide]));
  const plainPages = pages.map(pageEntry).filter(({ to }) => !articles.has(to));
  const named = guides.map((guide) => {
    const page = pages.map(pageEntry).find(({ to }) => to === guide.to);
    return page === undefined
      ? guide
      : { ...guide, detail: page.detail, keywords: `${guide.keywords}, ${page.keywords}` };
  });
  return [...plainPages, ...named, ...resourceEntries()];
}
