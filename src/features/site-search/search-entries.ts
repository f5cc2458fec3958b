import type { Passage } from "@shared/knowledge/passage";

import type { Page } from "@/content/page";
import { pages } from "@/content/pages";
import { RESOURCE_CATEGORY_IDS } from "@/content/resources/category-ids";
import { resourceCategories } from "@/content/resources/resource-categories";
import { articlePath, labTestPath, resourceCategoryPath } from "@/lib/paths";

import { groupIntoGuides, type Guide } from "./guides";

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

function pageEntry({ path, title, search }: Page): Entry[] {
  if (search === null) return [];
  const { about, keywords, group = "Pages" } = search;
  return [
    {
      id: `page ${path}`,
      group,
      title,
      detail: about,
      to: path,
      keywords: keywords.join(", "),
      text: about,
    },
  ];
}

function firstSentence(text: string): string {
  return text.replace(/([.!?])\s.*/su, "$1");
}

function groupAt(to: string): ResultGroup | null {
  if (to.startsWith(labTestPath(""))) return "Lab tests";
  return to.startsWith(articlePath("")) ? "Articles" : null;
}

/** A guide that has a page of its own, or is the words of one. */
function guideEntry({ id, name, keywords, text }: Guide, pageEntries: readonly Entry[]): Entry[] {
  const to = `/${id}`;
  const page = pageEntries.find((entry) => entry.to === to);
  const group = page?.group ?? groupAt(to);
  if (group === null) return [];
  return [
    {
      id: `guide ${id}`,
      group,
      title: page?.title ?? name,
      detail: page?.detail ?? firstSentence(text),
      to,
      keywords: [...keywords, ...(page === undefined ? [] : [page.keywords])].join(", "),
      text,
    },
  ];
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
export function entriesOf(passages: readonly Passage[]): Entry[] {
  const pageEntries = Object.values(pages).flatMap(pageEntry);
  const guides = groupIntoGuides(passages).flatMap((guide) => guideEntry(guide, pageEntries));
  const plainPages = pageEntries.filter(({ to }) => guides.every((guide) => guide.to !== to));
  return [...plainPages, ...guides, ...resourceEntries()];
}
