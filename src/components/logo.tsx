import { cn } from "@/lib/cn";

const OUTLINE =
  "M2.4 18.8C2.7 15.2 4.7 10.9 7.3 8.3C9.9 5.7 14.4 3.6 18.2 3.2C22 2.8 26.9 3.9 30 5.9C33.1 7.9 36 11.9 37 15.4C37.9 18.9 37.3 23.4 35.8 26.7C34.3 30 31.1 33.5 27.7 35.1C24.4 36.7 19.4 37.2 15.7 36.4C12 35.5 8 32.8 5.8 29.8C3.6 26.9 2.2 22.4 2.4 18.8Z";

const follicles: readonly (readonly [x: number, y: number, radius: number])[] = [
  [23.8, 10.1, 2.1],
  [29.7, 15.7, 2.4],
  [29.9, 23.8, 2.6],
  [24.3, 29.7, 2.1],
  [16.2, 29.9, 2.4],
  [10.3, 24.3, 2.6],
  [10.1, 16.2, 2.1],
];

/** The site's mark in the colour of the text, with one turmeric seed; part of the page, so that no file is fetched for it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
      className={cn("overflow-visible", className)}
    >
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="2.2" />
      {follicles.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      <circle cx="15.7" cy="10.3" r="4.1" className="fill-(--accent)" />
    </svg>
  );
}
