import { bmiRangeTexts } from "@/content/bmi-recommendations";
import { BMI_RANGES, bmiCategory, shownBmi, type BmiCategory } from "@/domain/bmi";

const RULER_FROM = 13;
const RULER_TO = 44;

// Band colours carry no meaning of their own: the marker, the outline and the name do.
const bandColours: Readonly<Record<BmiCategory, string>> = {
  "severe-underweight": "#7a93cf",
  "moderate-underweight": "#95abdf",
  "mild-underweight": "#b3c5ec",
  normal: "#7fb794",
  overweight: "#e8c36a",
  "obese-1": "#dda257",
  "obese-2": "#cb8550",
  "obese-3": "#b0694a",
};

/** Its neighbours leave no room for 17. */
const namedLimits = BMI_RANGES.map(({ below }) => below).filter(
  (limit) => limit !== 17 && Number.isFinite(limit),
);

const bands = BMI_RANGES.map(({ category, below }, place) => {
  const from = place === 0 ? RULER_FROM : (BMI_RANGES[place - 1]?.below ?? RULER_FROM);
  const to = Math.min(below, RULER_TO);
  return { category, start: percent(from), length: percent(to) - percent(from) };
});

/** Place on the ruler; what lies beyond an end rests just inside it. */
function percent(bmi: number): number {
  return ((bmi - RULER_FROM) / (RULER_TO - RULER_FROM)) * 100;
}

function markerPercent(bmi: number): number {
  return Math.min(99, Math.max(1, percent(bmi)));
}

function anchorAt(place: number): "start" | "middle" | "end" {
  if (place < 6) return "start";
  return place > 94 ? "end" : "middle";
}

function spokenRuler(bmi: number | null): string {
  if (bmi === null) return "A ruler of eight ranges, from under 16 to 40 and above.";
  const category = bmiCategory(bmi);
  const place = BMI_RANGES.findIndex((range) => range.category === category) + 1;
  const { name, range } = bmiRangeTexts[category];
  return `A ruler of eight ranges. ${shownBmi(bmi)} is in range ${place} of 8, ${name}, ${range}.`;
}

/** The eight ranges side by side, with a marker where the number falls. */
export function BmiRuler({ bmi }: { bmi: number | null }) {
  const active = bmi === null ? null : bmiCategory(bmi);
  const activeBand = bands.find(({ category }) => category === active);
  const marker = bmi === null ? null : markerPercent(bmi);
  return (
    <svg
      role="img"
      aria-label={spokenRuler(bmi)}
      className="block h-[92px] w-full overflow-visible text-ink"
    >
      {bands.map(({ category, start, length }) => (
        <rect
          key={category}
          x={`${start}%`}
          y={38}
          width={`${length}%`}
          height={26}
          rx={2}
          fill={bandColours[category]}
          strokeWidth={2}
          className="stroke-surface"
        />
      ))}
      {activeBand && (
        <rect
          x={`${activeBand.start}%`}
          y={37}
          width={`${activeBand.length}%`}
          height={28}
          rx={3}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
        />
      )}
      {bmi !== null && marker !== null && (
        <>
          <line
            x1={`${marker}%`}
            x2={`${marker}%`}
            y1={20}
            y2={44}
            stroke="currentColor"
            strokeWidth={3}
          />
          <text
            x={`${marker}%`}
            y={14}
            textAnchor={anchorAt(marker)}
            fill="currentColor"
            className="text-sm font-semibold tabular-nums"
          >
            {shownBmi(bmi)}
          </text>
        </>
      )}
      {namedLimits.map((limit) => (
        <text
          key={limit}
          x={`${percent(limit)}%`}
          y={84}
          textAnchor={limit === 16 ? "end" : "middle"}
          dx={limit === 16 ? 3 : 0}
          className="fill-ink-3 text-xs tabular-nums"
        >
          {limit}
        </text>
      ))}
    </svg>
  );
}
