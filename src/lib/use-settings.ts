import { createContext, useContext } from "react";

import type { Settings } from "./settings";
import { settings } from "./site-settings";

/** The settings that the screens below follow: those of this build, unless others are given. */
export const SettingsContext = createContext<Settings>(settings);

/** What the owner of this copy has decided. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}
