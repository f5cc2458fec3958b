import { useEffect } from "react";
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
  "lock",
  "import",
  "export",
] as const;

export type RecordScreen = (typeof RECORD_SCREENS)[number];

/** Where in the record she is. No address tells it. */
export type RecordPlace = z.infer<typeof placeSchema>;

const placeSchema = z.object({
  recordScreen: z.enum(RECORD_SCREENS),
  day: z.optional(z.string().check(z.refine(isDay))),
  /** Whose results are shown, as `labSeries` names it. */
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

/** Where she was at each entry of the history, as long as this page lives. */
const places = new Map<string, RecordPlace>();
const namedSchema = z.object({ place: z.string() });
const entrySchema = z.looseObject({ usr: placeSchema });

/** The browser writes the state of its history to the disk; so there a name stands that tells nothing. */
function hidePlace(): void {
  const entry = entrySchema.safeParse(history.state);
  if (!entry.success) return;
  const place = crypto.randomUUID();
  places.set(place, entry.data.usr);
  history.replaceState({ ...entry.data, usr: { place } }, "");
}

/** Takes where a link leads out of the state that the browser writes to the disk, also before a record is open. */
export function useHiddenPlace(): void {
  const { key } = useLocation();
  useEffect(hidePlace, [key]);
}

/** The part of the record that is open; Today unless a link named another. */
export function useRecordPlace(): RecordPlace {
  const { state } = useLocation();
  const named = namedSchema.safeParse(state);
  const place = named.success ? places.get(named.data.place) : state;
  const parsed = placeSchema.safeParse(place);
  return parsed.success ? parsed.data : { recordScreen: "today" };
}
