import * as z from "zod/mini";

import { wordTestNames } from "@/domain/record/analyte-names";

import { pastDay } from "./result-form-schema";

/** What she types of a scan or another test without a number. */
export function wordTestFormSchema(today: string) {
  return z.object({
    test: z.string().check(z.refine((name) => name in wordTestNames, "Choose the test.")),
    day: pastDay(today),
    words: z.string().check(z.trim()),
  });
}

export type WordTestForm = z.infer<ReturnType<typeof wordTestFormSchema>>;
