import type { LibraryEntry } from "./article-schema.ts";
import type { LabSection } from "./lab-sections.ts";
import { byLibraryOrder, type LibraryTopic } from "./library-topics.ts";
import { entry, summary } from "./library/what-is-pcos.md?entry";

/** The words around the articles. */
export const library = {
  title: "Articles",
  lead: "Plain words on PCOS (now also called PMOS), with the sources and the day each page was checked.",
} as const;

export const libraryTopics: readonly { id: LibraryTopic; title: string }[] = [
  { id: "basics", title: "The basics" },
  { id: "care", title: "Signs and care" },
  { id: "life", title: "Life with PCOS" },
  { id: "food", title: "Food and drink" },
  { id: "site", title: "This site" },
];

/** The article to begin with, and the sentence under its title. */
export const startHere = { ...entry, summary };

const entries = import.meta.glob<LibraryEntry>("./library/*.md", {
  query: "?entry",
  import: "entry",
  eager: true,
});

/** Every article of the library in its order, without its text. */
export const libraryEntries: readonly LibraryEntry[] =
  Object.values(entries).toSorted(byLibraryOrder);

/** What to read beside the lab tests of one kind. */
export const articlesForLabSection: Readonly<Record<LabSection, readonly string[]>> = {
  metabolic: ["long-term-health", "diagnosis"],
  hormonal: ["diagnosis", "treatments"],
  radiology: ["diagnosis", "what-is-pcos"],
  additional: ["pregnancy", "treatments"],
};
