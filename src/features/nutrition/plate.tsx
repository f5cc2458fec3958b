import { Motif } from "@/components/motif";
import { FOOD_COUNTRIES, plateShares } from "@/content/food-swaps";
import { inlineText, type Run } from "@/domain/article";

import { InCountry } from "./in-country";

type PlateProps = {
  /** A row for each share, the largest first: its name, then the foods of each country. */
  rows: readonly (readonly Run[])[];
};

/** "The most: vegetables" as the name of a share: vegetables. */
function foodName(name: Run): string {
  return inlineText(name).replace(/^.*:\s*/, "");
}

/** The plate in our line, with what belongs on each part of it. */
export function Plate({ rows }: PlateProps) {
  return (
    <figure className="grid gap-2">
      <Motif
        name="plate"
        isFilled
        className="mx-auto size-[280px] text-primary print:hidden sm:size-[318px]"
      />
      <figcaption>
        <dl className="grid grid-cols-3 gap-3">
          {rows.map(([name = [], ...foods], place) => (
            <div key={foodName(name)}>
              <dt className="leading-tight">
                <span className="block text-lg font-semibold">{plateShares[place]}</span>
                <span className="block text-sm font-semibold">{foodName(name)}</span>
              </dt>
              <dd className="mt-1 text-sm text-ink-2">
                {foods.map((food, column) => (
                  <InCountry key={FOOD_COUNTRIES[column]} country={FOOD_COUNTRIES[column]}>
                    {inlineText(food)}
                  </InCountry>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
