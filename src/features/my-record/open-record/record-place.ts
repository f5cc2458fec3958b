import { useLocation } from "react-router-dom";
import * as z from "zod/mini";

import { isDay } from "@/domain/whole-days";

export const RECORD_SCREENS = [
  "today",
  "days",
  "cycles",
  "labs",
  "slip",
  "spans",
  "visit",
  "settings",
  "import",
] as const;

export type RecordScreen = (typeof RECORD_SCREENS)[number];

/** Where in the record she is. It stands in the history's state, so that no address tells what she looked at. */
export type RecordPlace = z.infer<typeof placeSchema>;

const placeSchema = z.object({
  recordScreen: z.enum(RECORD_SCREENS),
  day: z.optional(z.string().check(z.refine(isDay))),
  /** Whose results are shown, as `seriesKey` names it. */
  series: z.optional(z.string().check(z.maxLength(120))),
  /** Results that another part of the site hands over, to be checked. */
  results: z.optional(
    z
      .array(
        z.object({
          test: z.string().check(z.minLength(1), z.maxLength(80)),
          value: z.string().check(z.maxLength(40)),
          unit: z.string().check(z.maxLength(24)),
          range: z.optional(z.string()),
          doubtful: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(60)),
  ),
});

/** The part of the record that is open; Today unless a link named another. */
export function useRecordPlace(): RecordPlace {
  const { state } = useLocation();
  const parsed = placeSchema.safeParse(state);
  return parsed.success ? parsed.data : { recordScreen: "today" };
}
