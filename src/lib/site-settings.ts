import type { Settings } from "./settings";

declare global {
  /** Put in by the build, see `define` in vite.config.ts. */
  const SITE_SETTINGS: Settings;
  /** Its brand name, for words that stand in the code of every page. */
  const BRAND_NAME: string;
}

/** The owner's settings of this build: read and checked when it is made, so that no browser has to. */
export const settings = SITE_SETTINGS;
