/** A place a resource leads to. */
export type ResourceLink =
  /** Another organisation's page, in a new tab. */
  | { kind: "site"; url: string }
  /** A video: the address the owner of the site has chosen for this place, or a search for these words. */
  | { kind: "video"; place: number; search: string }
  /** A page of this site, by its name in the list of paths. */
  | { kind: "page"; page: "nutritionGuidance" | "fitnessRoutine" | "guide" }
  /** The guide to lab tests below the cards of its category. */
  | { kind: "lab-guide" };

/** The drawings that cards and categories may carry. */
export const resourceDrawings = [
  "follicle",
  "cycle",
  "sprig",
  "seeds",
  "rings",
  "moons",
  "okra",
  "drop",
  "wave",
  "play",
  "arches",
  "pair",
  "steps",
  "cross",
] as const;

export type ResourceDrawing = (typeof resourceDrawings)[number];

export type ResourceItem = {
  title: string;
  /** Who is behind it. */
  publisher: string;
  /** What a reader finds there. */
  about: string;
  drawing: ResourceDrawing;
  link: ResourceLink;
  buttonText: string;
};
