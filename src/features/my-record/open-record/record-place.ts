import { useLocation } from "react-router-dom";
import * as z from "zod/mini";

import { isDay } from "@/domain/whole-days";

export const RECORD_SCREENS = [
  "today",
  "days",
  "cycles",
  "spans",
  "visit",
  "settings",
  "import",
] as const;

export type RecordScreen = (typeof RECORD_SCREENS)[number];

/** Where in the record she is. It stands in the history's state, so that no address tells what she looked at. */
export type RecordPlace = { recordScreen: RecordScreen; day?: string | undefined };

const placeSchema = z.object({
  recordScreen: z.enum(RECORD_SCREENS),
  day: z.optional(z.string().check(z.refine(isDay))),
});

/** The part of the record that is open; Today unless a link named another. */
export function useRecordPlace(): RecordPlace {
  const { state } = useLocation();
  const parsed = placeSchema.safeParse(state);
  return parsed.success ? parsed.data : { recordScreen: "today" };
}
