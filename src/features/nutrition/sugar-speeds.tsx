import type { ReactNode } from "react";

import { FOOD_COUNTRIES, sugarSpeeds } from "@/content/food-swaps";
import type { Run } from "@/domain/article";

import { InCountry } from "./in-country";
import { SugarCurve } from "./sugar-curve";

type SugarSpeedsProps = {
  /** A row for each speed, the slowest first: its name, then the foods of each country. */
  rows: readonly (readonly Run[])[];
  renderWords: (run: Run) => ReactNode;
};

/** Which foods raise blood sugar slowly, in between and fast. */
export function SugarSpeeds({ rows, renderWords }: SugarSpeedsProps) {
  return (
    <ul className="border-t border-line">
      {sugarSpeeds.map((speed, place) => (
        <li key={speed} className="flex gap-4 border-b border-line py-3">
          <SugarCurve speed={speed} />
          <div className="min-w-0">
            <p className="font-semibold">{speed}</p>
            {rows[place]?.slice(1).map((foods, column) => (
              <InCountry key={FOOD_COUNTRIES[column]} country={FOOD_COUNTRIES[column]}>
                <p className="text-sm">{renderWords(foods)}</p>
              </InCountry>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
