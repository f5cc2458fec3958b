import { FOOD_COUNTRIES } from "@/content/food-swaps";
import { inlineText, type Run } from "@/domain/article";

import { InCountry } from "./in-country";

type FoodRowsProps = {
  /** A row for each kind: its name, then the foods of each country. */
  rows: readonly (readonly Run[])[];
};

/** Kinds of food with what they are in the chosen country. */
export function FoodRows({ rows }: FoodRowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {rows.map(([kind = [], ...foods]) => (
        <li key={inlineText(kind)} className="border-b border-line py-2 text-sm">
          <p className="font-semibold">{inlineText(kind)}</p>
          {foods.map((food, column) => (
            <InCountry key={FOOD_COUNTRIES[column]} country={FOOD_COUNTRIES[column]}>
              <p>{inlineText(food)}</p>
            </InCountry>
          ))}
        </li>
      ))}
    </ul>
  );
}
