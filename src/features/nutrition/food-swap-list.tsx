import { foodSwaps } from "@/content/food-swaps";

import { InCountry } from "./in-country";

/** What to eat in place of what, a pair in each row. */
export function FoodSwapList() {
  return (
    <ul className="border-t border-line">
      {foodSwaps.map(({ before, after, said, country }) => (
        <li key={said}>
          <InCountry country={country}>
            <p className="grid min-h-12 grid-cols-[1fr_20px_1.35fr] items-center gap-3 border-b border-line py-2 leading-snug">
              <span className="text-ink-2">{before}</span>
              <span aria-hidden="true" className="text-primary">
                →
              </span>
              <span className="font-semibold">
                <span className="sr-only">becomes: </span>
                {after}
              </span>
            </p>
          </InCountry>
        </li>
      ))}
    </ul>
  );
}
