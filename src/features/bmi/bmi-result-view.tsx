import type { Ref } from "react";
import { Link } from "react-router-dom";

import { Note } from "@/components/note";
import {
  bmiCaveats,
  bmiRangeTexts,
  bmiTexts,
  idealWeightText,
  likelyHeightText,
  roundingText,
} from "@/content/bmi-recommendations";
import {
  BMI_RANGES,
  bmiCategory,
  type BmiCategory,
  gapToIdealKg,
  limitHiddenByRounding,
  shownBmi,
} from "@/domain/bmi";
import { poundsOf } from "@/domain/body-measures";
import { paths } from "@/lib/paths";

import type { BmiResult } from "./bmi-result";
import { BmiRuler } from "./bmi-ruler";

/** The eight ranges by name, with hers marked in words. */
function RangeList({ current }: { current: BmiCategory }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary underline">
        See all eight ranges
      </summary>
      <ul className="grid gap-x-8 pb-2 sm:grid-cols-2">
        {BMI_RANGES.map(({ category }) => {
          const isCurrent = category === current;
          const { name, range } = bmiRangeTexts[category];
          return (
            <li
              key={category}
              aria-current={isCurrent || undefined}
              className={`flex justify-between gap-4 border-t border-line py-2 ${isCurrent ? "font-semibold" : "text-ink-2"}`}
            >
              <span>
                {name}
                {isCurrent && " (your number)"}
              </span>
              <span className="tabular-nums">{range}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

export type BmiResultViewProps = {
  result: BmiResult;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The number first, then the name of its range, what it does not say, and four points. */
export function BmiResultView({ result, headingRef }: BmiResultViewProps) {
  const { bmi, size, described, isUnusual, likelyHeightCm } = result;
  const category = bmiCategory(bmi);
  const { name, range, recommendations } = bmiRangeTexts[category];
  const hiddenLimit = limitHiddenByRounding(bmi);
  const gapKg = gapToIdealKg(size);
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <h2 ref={headingRef} tabIndex={-1} className="min-w-0 focus:outline-none">
          <span className="block font-body text-sm font-normal tracking-normal text-ink-2">
            Your BMI{" "}
          </span>
          <span className="mt-1 block text-[clamp(3.5rem,2.5rem+5vw,5.5rem)] leading-[0.95] font-[520] tabular-nums wrap-anywhere">
            {shownBmi(bmi)}
          </span>
        </h2>
        <div className="min-w-0">
          <p className="font-display text-xl font-[560]">{name}</p>
          <p className="text-sm text-ink-2">
            This is a BMI in the range called {name}, {range}.
          </p>
          {hiddenLimit !== null && (
            <p className="text-sm text-ink-2">{roundingText(hiddenLimit)}</p>
          )}
          <p className="text-sm text-ink-3">For {described}.</p>
        </div>
      </div>
      {isUnusual && (
        <Note tone="warning" className="mt-4">
          {likelyHeightCm !== null && `${likelyHeightText(likelyHeightCm)} `}
          {bmiTexts.unusual}
        </Note>
      )}
      <div className="mt-6">
        <BmiRuler bmi={bmi} />
        <RangeList current={category} />
      </div>
      {/* Numbers that are likely a slip would have her gain or lose more than there is of her. */}
      {!isUnusual && (
        <>
          <div className="mt-5 border-s-[3px] border-primary ps-4">
            <p>{idealWeightText(gapKg, poundsOf(gapKg))}</p>
            <p className="text-sm text-ink-2">{bmiTexts.idealCaveat}</p>
          </div>
          <h3 className="mt-8">For this range</h3>
          <ol className="mt-3 grid gap-x-8 sm:grid-cols-2">
            {recommendations.map((text, place) => (
              <li
                key={text}
                className="flex break-inside-avoid items-baseline gap-5 border-t border-line py-4"
              >
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 font-display text-xl text-primary tabular-nums"
                >
                  {place + 1}
                </span>
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="mt-4 grid gap-2 border-t border-line pt-4 text-sm text-ink-3">
        {bmiCaveats.map((caveat) => (
          <p key={caveat}>{caveat}</p>
        ))}
        <p>
          If you feel faint, very weak or unsafe,{" "}
          <Link to={paths.urgentHelp} className="font-semibold text-primary underline">
            get urgent help
          </Link>
          .
        </p>
      </div>
    </>
  );
}
