import type { ReactNode } from "react";

import { FOOD_COUNTRIES, sugarSpeeds } from "@/content/food-swaps";
import type { Run } from "@/domain/article";

import { InCountry } from "./in-country";

const curves = {
  Slowly: "M4 42C12 41 16 33 26 33S40 40 48 41",
  "In between": "M4 42C11 41 14 22 25 22S36 40 48 41",
  Fast: "M4 42C9 41 11 9 18 9S27 40 48 41",
} as const satisfies Record<(typeof sugarSpeeds)[number], string>;

/** How sugar in the blood rises and falls: the shape tells it, not the colour; the words stand beside it. */
function SugarCurve({ speed }: { speed: keyof typeof curves }) {
  return (
    <svg
      viewBox="0 0 52 52"
      aria-hidden="true"
      className="size-13 shrink-0 rounded-1 border border-primary bg-primary-soft text-primary"
    >
      <path
        d={curves[speed]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

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
