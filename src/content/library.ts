import type { LibrarySummary } from "./article.ts";
import type { LabSection } from "./lab-sections.ts";
import { byLibraryOrder, type LibraryTopic } from "./library-topics.ts";

/** The words around the articles. */
export const library = {
  title: "Articles",
  lead: "Plain words on PCOS (now also called PMOS): what it is, what can help, and what to ask. Each article names its sources and the day it was checked.",
} as const;

export const libraryTopics: readonly { id: LibraryTopic; title: string; description: string }[] = [
  { id: "basics", title: "The basics", description: "What PCOS is and how it is found." },
  {
    id: "care",
    title: "Signs and care",
    description: "What bothers people most, and what can help.",
  },
  { id: "life", title: "Life with PCOS", description: "Mind, body and the years ahead." },
  {
    id: "food",
    title: "Food and drink",
    description: "Foods and drinks one by one, and ways of eating.",
  },
  { id: "site", title: "This site", description: "What it does with your answers." },
];

const summaries = import.meta.glob<LibrarySummary>("./library/*.md", {
  query: "?summary",
  import: "summary",
  eager: true,
});

/** Every article of the library in its order, without its text. */
export const librarySummaries: readonly LibrarySummary[] =
  Object.values(summaries).toSorted(byLibraryOrder);

/** What to read beside the lab tests of one kind. */
export const articlesForLabSection: Readonly<Record<LabSection, readonly string[]>> = {
  metabolic: ["long-term-health", "diagnosis"],
  hormonal: ["diagnosis", "treatments"],
  radiology: ["diagnosis", "what-is-pcos"],
  additional: ["pregnancy", "treatments"],
};
