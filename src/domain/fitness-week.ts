export type FitnessDay = {
  day: string;
  activity: string;
  effort: "moderate" | "vigorous" | "strength" | "stretch";
  /** The least and the most minutes. */
  minutes: readonly [least: number, most: number];
};

/** A minute of vigorous movement counts as two moderate ones (World Health Organization, 2020). */
const VIGOROUS_FACTOR = 2;

/** The least minutes of movement in a week, counted as moderate ones; strength and stretching come on top. */
export function moderateMinutes(week: readonly FitnessDay[]): number {
  return week
    .map(({ effort, minutes: [least] }) => {
      if (effort === "vigorous") return least * VIGOROUS_FACTOR;
      return effort === "moderate" ? least : 0;
    })
    .reduce((sum, minutes) => sum + minutes, 0);
}

/** "15 to 20". */
export function minuteRange([least, most]: FitnessDay["minutes"]): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** The days of a week, which begins on Monday. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** One of the seven days with what to do on it; no minutes stand for a day of rest. */
export type DayPlan = Omit<FitnessDay, "day"> & { day: Weekday };

/** A plan from Monday to the weekend as seven days, with the weekend shared out. */
export function sevenDays(
  week: readonly FitnessDay[],
  weekend: readonly [saturday: number, sunday: number],
): DayPlan[] {
  return WEEKDAYS.flatMap((day, place) => {
    const minutes = weekend[place - 5];
    const found = week.find((row) => row.day === (minutes === undefined ? day : "Weekend"));
    if (found === undefined) return [];
    return minutes === undefined
      ? { ...found, day }
      : { ...found, day, minutes: [minutes, minutes] as const };
  });
}
