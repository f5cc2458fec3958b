import * as z from "zod/mini";

import { MOST_VALUE_LETTERS } from "@/domain/record/record-schema";

function words(most: number) {
  return z.string().check(z.trim(), z.maxLength(most, `Use ${most} letters or fewer.`));
}

/** What she types of one result as it is printed. */
export const resultWordsSchema = z.object({
  name: words(80).check(z.minLength(1, "Enter the name of the test.")),
  valueText: words(MOST_VALUE_LETTERS).check(z.minLength(1, "Enter the result.")),
  unit: words(24),
  rangeText: words(80),
  flag: words(12),
});
