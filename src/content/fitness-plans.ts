import type { FitnessDay } from "@/domain/fitness-week";

export type FitnessPlan = {
  id: string;
  name: string;
  /** Whom the plan is for. */
  about: string;
  week: readonly FitnessDay[];
  /** How the minutes of the weekend may be shared. */
  weekend: readonly [saturday: number, sunday: number];
};

/** The weekly plans, the easiest first. */
export const fitnessPlans = [
  {
    id: "beginner",
    name: "Beginner",
    about: "Start here if you do not exercise now, or after a break.",
    week: [
      { day: "Monday", activity: "Walk", effort: "moderate", minutes: [20, 20] },
      {
        day: "Tuesday",
        activity: "Strength: chair squats, wall push-ups, bridges, rows with bottles",
        effort: "strength",
        minutes: [15, 20],
      },
      { day: "Wednesday", activity: "Walk or dance", effort: "moderate", minutes: [20, 20] },
      {
        day: "Thursday",
        activity: "Stretching or yoga, or rest",
        effort: "stretch",
        minutes: [15, 15],
      },
      { day: "Friday", activity: "Strength, as on Tuesday", effort: "strength", minutes: [15, 20] },
      { day: "Weekend", activity: "One walk, and rest", effort: "moderate", minutes: [30, 30] },
    ],
    weekend: [30, 0],
  },
  {
    id: "intermediate",
    name: "Intermediate",
    about: "For you if the beginner's week has become easy.",
    week: [
      { day: "Monday", activity: "Brisk walk", effort: "moderate", minutes: [30, 30] },
      { day: "Tuesday", activity: "Strength", effort: "strength", minutes: [30, 30] },
      {
        day: "Wednesday",
        activity: "Cycle, swim or dance",
        effort: "moderate",
        minutes: [30, 30],
      },
      { day: "Thursday", activity: "Brisk walk", effort: "moderate", minutes: [30, 30] },
      { day: "Friday", activity: "Strength", effort: "strength", minutes: [30, 30] },
      {
        day: "Weekend",
        activity: "Active fun, in one or two parts",
        effort: "moderate",
        minutes: [60, 60],
      },
    ],
    weekend: [30, 30],
  },
  {
    id: "advanced",
    name: "Advanced",
    about: "For you if you have trained for some time and feel well with it.",
    week: [
      { day: "Monday", activity: "Run, cycle or dance", effort: "moderate", minutes: [45, 45] },
      { day: "Tuesday", activity: "Strength", effort: "strength", minutes: [40, 40] },
      {
        day: "Wednesday",
        activity: "Any moderate movement, such as a brisk walk",
        effort: "moderate",
        minutes: [45, 45],
      },
      {
        day: "Thursday",
        activity: "Intervals at a vigorous pace",
        effort: "vigorous",
        minutes: [25, 25],
      },
      { day: "Friday", activity: "Strength", effort: "strength", minutes: [40, 40] },
      {
        day: "Weekend",
        activity: "Moderate movement over two days, plus stretching",
        effort: "moderate",
        minutes: [115, 115],
      },
    ],
    weekend: [60, 55],
  },
] as const satisfies readonly FitnessPlan[];
