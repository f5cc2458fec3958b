import { owner } from "../build/owner.ts";
import type { ResourceCategoryId } from "./category-ids.ts";
import type { ResourceDrawing, ResourceItem } from "./resource.ts";

export type ResourceCategory = {
  name: string;
  drawing: ResourceDrawing;
  /** What to keep in mind before opening anything here; null when nothing is needed. */
  caution: string | null;
  items: readonly ResourceItem[];
};

export const resourceCategories: Readonly<Record<ResourceCategoryId, ResourceCategory>> =
  owner.resources;

/** What stands below the resources. */
export const resourcesDisclaimer =
  "This page is not medical advice and does not replace a visit. Other sites speak for themselves: we chose them with care, but we do not run them.";
