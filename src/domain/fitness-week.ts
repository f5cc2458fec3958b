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
