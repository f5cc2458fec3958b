import { readFileSync } from "node:fs";

import { parse } from "yaml";
import { z } from "zod";

import { RESOURCE_CATEGORY_IDS } from "../resources/category-ids.ts";
import { resourceDrawings } from "../resources/resource.ts";
import { calendarDay } from "../review.ts";

const words = z.string().min(1);

const programSchema = z.strictObject({ price: words, minutes: z.int().min(5) });

const lineSchema = z.strictObject({
  name: words,
  kinds: z.array(z.enum(["crisis", "violence", "child", "eating"])).default([]),
  number: words.regex(/^[\d+ -]+$/),
  calls: z.literal(false).optional(),
  text: words.nullable().default(null),
  detail: words.nullable().default(null),
  source: words,
});

const drawing = z.enum(resourceDrawings);

const linkSchema = z.union([
  z.url({ protocol: /^https$/ }).transform((url) => ({ kind: "site" as const, url })),
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("video"), place: z.int().min(0), search: words }),
    z.strictObject({
      kind: z.literal("page"),
      page: z.enum(["nutritionGuidance", "fitnessRoutine", "guide"]),
    }),
    z.strictObject({ kind: z.literal("lab-guide") }),
  ]),
]);

const itemSchema = z
  .strictObject({
    title: words,
    publisher: words,
    about: words,
    drawing,
    link: linkSchema,
    button: words.default("Open"),
  })
  .transform(({ button, ...item }) => ({ ...item, buttonText: button }));

const categorySchema = z.strictObject({
  name: words,
  drawing,
  caution: words.nullable().default(null),
  items: z.array(itemSchema).min(1),
});

const ownerSchema = z.strictObject({
  program: programSchema,
  helplines: z.strictObject({
    checked: calendarDay,
    countries: z.array(
      z.strictObject({ country: words, emergency: lineSchema, lines: z.array(lineSchema) }),
    ),
  }),
  resources: z.record(z.enum(RESOURCE_CATEGORY_IDS), categorySchema),
});

export type OwnerLine = z.infer<typeof lineSchema>;

/** What the owner's file says; throws with every line that cannot be used. */
export function readOwner(text: string): z.infer<typeof ownerSchema> {
  const { program } = z.looseObject({ program: programSchema }).parse(parse(text));
  const filled = text
    .replaceAll("{minutes}", String(program.minutes))
    .replaceAll("{price}", program.price);
  const read = ownerSchema.safeParse(parse(filled));
  if (!read.success) throw new Error(`src/content/owner.yaml\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** What the owner of this copy says of offers, helplines and resources. */
export const owner = readOwner(readFileSync(new URL("../owner.yaml", import.meta.url), "utf8"));
