import { bmiRangeTexts } from "@/content/bmi-recommendations";
import { BMI_RANGES, type BmiCategory } from "@/domain/bmi";

/** The eight ranges by name, with hers marked in words. */
export function RangeList({ current }: { current: BmiCategory }) {
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
