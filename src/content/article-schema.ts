import { z } from "zod";

import type { Block, Section } from "@/domain/article";

import { LIBRARY_TOPICS } from "./library-topics.ts";
import { calendarDay, contentId, reviewFields } from "./review.ts";
import type { CitedSource } from "./source.ts";
import type { ExplainedTerm } from "./terms.ts";

const sharedFields = {
  id: contentId,
  title: z.string().min(1),
  /** The sentence under the title. */
  summary: z.string().min(1).max(160),
  /** Words explained at the foot of the page. */
  terms: z.array(z.string().min(1)),
  ...reviewFields,
};

/** The drawings that an article of the library may carry. */
const articleDrawing = z.enum([
  "follicle",
  "cycle",
  "sprig",
  "seeds",
  "rings",
  "moons",
  "okra",
  "drop",
  "wave",
  "arches",
  "pair",
  "steps",
  "cross",
  "plate-small",
  "tube",
  "ultrasound",
  "tape",
  "sleep",
  "notebook",
  "page",
]);

const articleSchema = z.strictObject({
  kind: z.literal("article"),
  ...sharedFields,
  /** What to take away, each held by the text below. */
  inShort: z.array(z.string().min(1).max(86)).length(3),
  sources: z.array(z.string().min(1)).min(1),
});

const policySchema = z.strictObject({
  kind: z.literal("policy"),
  ...sharedFields,
  version: z.int().positive(),
  /** The day on which the words last changed. */
  changedOn: calendarDay,
  /** Follows from the words, so that they cannot change behind their date. */
  fingerprint: z.string().min(1),
});

/** What stands above the text of an article's or a policy's file. */
export const articleMetaSchema = z.discriminatedUnion("kind", [articleSchema, policySchema]);

/** What stands above the text of an article of the library. */
export const libraryMetaSchema = articleSchema.extend({
  drawing: articleDrawing,
  topic: z.enum(LIBRARY_TOPICS),
  order: z.int().positive(),
  /** The articles to go on with. */
  readNext: z.array(contentId).min(2).max(3),
});

type Body = {
  /** What stands above the first heading. */
  lead: readonly Block[];
  sections: readonly Section[];
  terms: readonly ExplainedTerm[];
};

type ArticleBody = Body & { sources: readonly CitedSource[] };

/** A text about health, with its words explained and its sources spelled out. */
export type Article = Omit<z.infer<typeof articleSchema>, "sources" | "terms"> & ArticleBody;

/** An article that stands with others in the library. */
export type LibraryArticle = Omit<z.infer<typeof libraryMetaSchema>, "sources" | "terms"> &
  ArticleBody & {
    /** How long it takes to read. */
    minutes: number;
  };

/** A library article as a list shows it. */
export type LibraryEntry = Pick<
  LibraryArticle,
  "id" | "title" | "drawing" | "topic" | "order" | "minutes"
>;

/** A text about the site's own rules; some of its words are left blank for the owner's settings. */
export type Policy = Omit<z.infer<typeof policySchema>, "terms"> & Body;
