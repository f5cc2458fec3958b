import { createContext, type ReactNode, useContext } from "react";

import type { FoodCountry } from "@/content/food-swaps";

/** The country whose foods are shown. */
export const ShownCountry = createContext<FoodCountry>("nigeria");

type InCountryProps = { country: FoodCountry | undefined; children: ReactNode };

/** Words for one country; without scripts, and so without a choice, those for both are read. */
export function InCountry({ country, children }: InCountryProps) {
  const shown = useContext(ShownCountry);
  const isHidden = country !== undefined && country !== shown;
  return <div className={isHidden ? "hidden noscript:block!" : undefined}>{children}</div>;
}
