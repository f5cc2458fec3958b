import { fertilityCenters, fertilityResources } from "./fertility.ts";
import { healthCoaches } from "./health-coaches.ts";
import { healthMonitors } from "./health-monitors.ts";
import { labs } from "./labs.ts";
import { fitnessRoutines, nutritionGuidance } from "./nutrition-and-fitness.ts";
import type { ResourceDrawing, ResourceItem } from "./resource.ts";
import { skinCare } from "./skin-care.ts";
import { supplements } from "./supplements.ts";
import { videos } from "./videos.ts";

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

export type ResourceCategory = {
  name: string;
  drawing: ResourceDrawing;
  /** What to keep in mind before opening anything here; null when nothing is needed. */
  caution: string | null;
  items: readonly ResourceItem[];
};

export const resourceCategories: Readonly<Record<ResourceCategoryId, ResourceCategory>> = {
  videos: {
    name: "Videos",
    drawing: "play",
    caution: "Videos open in a new tab and use mobile data.",
    items: videos,
  },
  "skin-care": { name: "Skin Care", drawing: "sprig", caution: null, items: skinCare },
  labs: { name: "Labs", drawing: "drop", caution: null, items: labs },
  "remote-health-monitors": {
    name: "Remote Health Monitors",
    drawing: "wave",
    caution: "A home reading is not a diagnosis. Take your notes to a clinician.",
    items: healthMonitors,
  },
  supplements: {
    name: "Supplements",
    drawing: "seeds",
    caution:
      "We recommend no brand and no dose. Ask a clinician before you start something, and tell them what you take.",
    items: supplements,
  },
  "fertility-resources": {
    name: "Fertility Resources",
    drawing: "follicle",
    caution: null,
    items: fertilityResources,
  },
  "fertility-centers": {
    name: "Fertility Centers",
    drawing: "arches",
    caution: "These are lists and societies. We do not recommend single clinics.",
    items: fertilityCenters,
  },
  "health-coaches": {
    name: "Health Coaches",
    drawing: "pair",
    caution: null,
    items: healthCoaches,
  },
  "nutrition-guidance": {
    name: "Nutrition Guidance",
    drawing: "okra",
    caution: null,
    items: nutritionGuidance,
  },
  "fitness-routines": {
    name: "Fitness Routines",
    drawing: "steps",
    caution: null,
    items: fitnessRoutines,
  },
};

/** What stands below the resources. */
export const resourcesDisclaimer =
  "This page is not medical advice and does not replace a visit. Other sites speak for themselves: we chose them with care, but we do not run them.";
