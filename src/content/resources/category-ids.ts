/** The categories of the resources in their order; the first one is open at the start. */
export const RESOURCE_CATEGORY_IDS = [
  "videos",
  "skin-care",
  "labs",
  "remote-health-monitors",
  "supplements",
  "fertility-resources",
  "fertility-centers",
  "health-coaches",
  "nutrition-guidance",
  "fitness-routines",
] as const;

export type ResourceCategoryId = (typeof RESOURCE_CATEGORY_IDS)[number];
