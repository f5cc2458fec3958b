import * as z from "zod/mini";

import { FIRST_DAY, type RecordResult } from "@/domain/record/record-schema";
import { isDay } from "@/domain/whole-days";
import { resultWordsSchema } from "@/features/my-record/slip-check/result-words-schema";

/** A day that she types and that has come. */
export function pastDay(today: string) {
  return z
    .string()
    .check(
      z.refine(
        (text) => isDay(text) && text >= FIRST_DAY && text <= today,
        "Enter a day up to today.",
      ),
    );
}

/** What she types of a result: its words, its day and its lab. */
export function resultFormSchema(today: string) {
  return z.extend(resultWordsSchema, {
    day: pastDay(today),
    lab: z.string().check(z.trim(), z.maxLength(80, "Use 80 letters or fewer.")),
  });
}

export type ResultForm = z.infer<ReturnType<typeof resultFormSchema>>;

/** The form of a result; empty for a new one. */
export function toResultForm(result: RecordResult | null): ResultForm {
  if (result === null) {
    return { name: "", valueText: "", unit: "", rangeText: "", flag: "", day: "", lab: "" };
  }
  const { name, valueText, unit, rangeText, flag, day, lab } = result;
  return { name, valueText, unit, rangeText, flag, day, lab };
}
