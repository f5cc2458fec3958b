import { z } from "zod";

import type { Section } from "@/domain/article";

import { LAB_SECTIONS } from "./lab-sections.ts";
import { contentId, reviewFields } from "./review.ts";
import type { CitedSource } from "./source.ts";
import type { ExplainedTerm } from "./terms.ts";

const decimalsSchema = z.strictObject({
  conventional: z.int().min(0).max(3),
  international: z.int().min(0).max(3),
});

/** International value = (conventional value - offset) x factor. */
const convertibleUnitSchema = z.strictObject({
  measure: z.string().min(1),
  conventional: z.string().min(1),
  international: z.string().min(1),
  factor: z.number().positive(),
  offset: z.number().nonnegative().default(0),
  decimals: decimalsSchema,
});

const singleUnitSchema = z.strictObject({ measure: z.string().min(1), unit: z.string().min(1) });

/** What stands above the text of a lab test's file. */
export const labTestMetaSchema = z.strictObject({
  id: contentId,
  name: z.string().min(1),
  /** How the name reads inside a sentence. */
  shortName: z.string().min(1),
  section: z.enum(LAB_SECTIONS),
  order: z.int().positive(),
  alsoCalled: z.array(z.string().min(1)).min(1),
  /** One line of purpose for the overview. */
  summary: z.string().min(1).max(90),
  /** One line of preparation for the overview. */
  prepare: z.string().min(1).max(90),
  /** Three short questions before the test with their answers, each held by the text; the unit comes beside them. */
  glance: z
    .record(z.string().min(1).max(14), z.string().min(1).max(32))
    .refine((answers) => Object.keys(answers).length === 3 && "When?" in answers),
  units: z.array(z.union([convertibleUnitSchema, singleUnitSchema])),
  /** Words explained at the foot of the page. */
  terms: z.array(z.string().min(1)),
  sources: z.array(z.string().min(1)).min(1),
  ...reviewFields,
});

type LabTestMeta = z.infer<typeof labTestMetaSchema>;
export type LabUnit = LabTestMeta["units"][number];
export type ConvertibleUnit = z.infer<typeof convertibleUnitSchema>;

/** A row of the lab guide's overview. */
export type LabTestSummary = Pick<
  LabTestMeta,
  "id" | "name" | "section" | "order" | "alsoCalled" | "summary" | "prepare"
> & { unitNames: readonly string[] };

/** A whole lab test with its text, its words explained and its sources spelled out. */
export type LabTest = Omit<LabTestMeta, "sources" | "terms"> & {
  sections: readonly Section[];
  terms: readonly ExplainedTerm[];
  sources: readonly CitedSource[];
  unitNames: readonly string[];
};

export type LabTestName = Pick<LabTestMeta, "id" | "name">;

/** The tests before and after one in the order of the guide; null at its ends. */
export type LabTestNeighbours = { previous: LabTestName | null; next: LabTestName | null };
