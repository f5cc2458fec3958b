import type { Settings } from "./settings";

declare global {
  /** Put in by the build, see `define` in vite.config.ts. */
  const SITE_SETTINGS: Settings;
}

/** The owner's settings of this build: read and checked when it is made, so that no browser has to. */
export const settings = SITE_SETTINGS;
