import { groupIntoGuides, type Guide } from "@shared/knowledge/guides";
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

const labTests = new RegExp(`^${paths.labTests}/`);
const articles = new RegExp(
  `^(?:${paths.articles}/.+|${paths.nutritionGuidance}|${paths.fitnessRoutine}|${paths.privacyPolicy}|${paths.termsOfService})$`,
);

function groupAt(to: string): ResultGroup {
  if (labTests.test(to)) return "Lab tests";
  return articles.test(to) ? "Articles" : "Pages";
}

function guideEntry({ id, name, keywords, text }: Guide): Entry {
  const to = `/${id}`;
  return {
    id: `guide ${id}`,
    group: groupAt(to),
    title: name,
    detail: firstSentence(text),
    to,
    keywords: keywords.join(", "),
    text,
  };
}

/** The guides that have a page of their own, or are the words of one. */
function guideEntries(passages: readonly Passage[], pages: readonly Entry[]): Entry[] {
  const places = new Set(pages.map(({ to }) => to));
  return groupIntoGuides(passages)
    .map(guideEntry)
    .filter(({ to, group }) => group !== "Pages" || places.has(to));
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

/** Everything that can be found; a page is listed once, together with its passages. */
export function entriesOf(pages: readonly SitePage[], passages: readonly Passage[]): Entry[] {
  const pageEntries = pages.map(pageEntry);
  const guides = guideEntries(passages, pageEntries);
  const plainPages = pageEntries.filter(({ to }) => guides.every((guide) => guide.to !== to));
  const named = guides.map((guide) => {
    const page = pageEntries.find(({ to }) => to === guide.to);
    return page === undefined
      ? guide
      : {
          ...guide,
          title: page.title,
          detail: page.detail,
          keywords: `${guide.keywords}, ${page.keywords}`,
        };
  });
  return [...plainPages, ...named, ...resourceEntries()];
}
