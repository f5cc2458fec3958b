import type { ResourceItem } from "./resource.ts";

export const nutritionGuidance: readonly ResourceItem[] = [
  {
    title: "Nutrition Guidance",
    publisher: "This site",
    about: "Our own article: steady meals from West African and other kitchens.",
    drawing: "okra",
    link: { kind: "page", page: "nutritionGuidance" },
    buttonText: "Read the article",
  },
  {
    title: "Food and health, by dietitians",
    publisher: "Academy of Nutrition and Dietetics",
    about: "Articles and recipes written and checked by registered dietitians.",
    drawing: "seeds",
    link: { kind: "site", url: "https://www.eatright.org/" },
    buttonText: "Open",
  },
];

export const fitnessRoutines: readonly ResourceItem[] = [
  {
    title: "Fitness Routine",
    publisher: "This site",
    about: "Our own weekly plan in three levels, from walks of 20 minutes on.",
    drawing: "steps",
    link: { kind: "page", page: "fitnessRoutine" },
    buttonText: "Open the plan",
  },
];
