import { readdirSync, readFileSync } from "node:fs";

import { z } from "zod";

import { redFlags } from "../supabase/functions/_shared/contracts/red-flags.ts";

const exampleSchema = z
  .strictObject({
    text: z.string().min(1),
    label: z.enum(["urgent", "calm"]),
    flag: z.enum(redFlags).optional(),
    /** Other red flags that may be named first as well. */
    alsoRight: z.array(z.enum(redFlags)).optional(),
    split: z.enum(["train", "dev", "test"]),
    batch: z.string().min(1),
  })
  .refine(({ label, flag }) => (label === "urgent") === (flag !== undefined), {
    message: "An urgent message has a red flag, a calm one none.",
  });

export type Example = z.infer<typeof exampleSchema>;

const FOLDER = new URL("danger/", import.meta.url);

/** Every labelled message, in the order of the files' names. */
export function readExamples(): Example[] {
  return exampleFiles().flatMap((file) =>
    readFileSync(new URL(file, FOLDER), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        if (line.trim() === "") return [];
        const example = exampleSchema.safeParse(JSON.parse(line));
        if (!example.success) throw new Error(`${file}:${index + 1}: ${example.error.message}`);
        return [example.data];
      }),
  );
}

function exampleFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted();
}
