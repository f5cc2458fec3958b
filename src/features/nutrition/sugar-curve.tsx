import type { sugarSpeeds } from "@/content/food-swaps";

const curves = {
  Slowly: "M4 42C12 41 16 33 26 33S40 40 48 41",
  "In between": "M4 42C11 41 14 22 25 22S36 40 48 41",
  Fast: "M4 42C9 41 11 9 18 9S27 40 48 41",
} as const satisfies Record<(typeof sugarSpeeds)[number], string>;

/** How sugar in the blood rises and falls: the shape tells it, not the colour; the words stand beside it. */
export function SugarCurve({ speed }: { speed: keyof typeof curves }) {
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
