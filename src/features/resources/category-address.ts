import { RESOURCE_CATEGORY_IDS, type ResourceCategoryId } from "@/content/resources/category-ids";
import { resourceCategoryKey, resourceCategoryPath } from "@/lib/paths";

/** Where the guide to lab tests begins on the page. */
export const labGuideAnchor = "lab-guide";

/** The category that an address asks for; Videos when it asks for none or for one that does not exist. */
export function readCategory(search: string): ResourceCategoryId {
  const asked = new URLSearchParams(search).get(resourceCategoryKey);
  return RESOURCE_CATEGORY_IDS.find((id) => id === asked) ?? "videos";
}

/** The address of the guide to lab tests among the resources. */
export const labGuidePath = `${resourceCategoryPath("labs")}#${labGuideAnchor}`;
