import { BLEEDING, type Bleeding } from "@/domain/record/record-schema";
import { cn } from "@/lib/cn";

const DROP = "M9 2C11.6 6.2 16 10.2 16 15A7 7 0 0 1 2 15C2 10.2 6.4 6.2 9 2Z";
/** How far a drop is filled: to a third, to a half. */
const FILLED = {
  [BLEEDING.light]: "M2.3 17A7 7 0 0 0 15.7 17Z",
  [BLEEDING.medium]: "M2.3 13A7 7 0 1 0 15.7 13Z",
} as const;

function Shape({ bleeding }: { bleeding: Bleeding | null }) {
  const fill = "fill-primary group-aria-pressed:fill-accent";
  if (bleeding === null) {
    return <circle cx="9" cy="14" r="6.5" strokeDasharray="0 2.917" strokeLinecap="round" />;
  }
  if (bleeding === BLEEDING.none) return <circle cx="9" cy="14" r="6.5" />;
  if (bleeding === BLEEDING.spotting) return <circle cx="9" cy="14" r="2.2" className={fill} />;
  if (bleeding === BLEEDING.heavy) return <path d={DROP} className={fill} />;
  return (
    <>
      <path d={FILLED[bleeding]} className={cn(fill, "stroke-none")} />
      <path d={DROP} />
    </>
  );
}

/** How much she bled as a shape, so that it is told without colour; a dotted ring where that is not noted. */
export function BleedingMark({
  bleeding,
  className = "h-6 w-4.5",
}: {
  bleeding: Bleeding | null;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 18 24"
      aria-hidden="true"
      strokeWidth="1.5"
      className={cn("shrink-0 fill-none stroke-primary group-aria-pressed:stroke-ink", className)}
    >
      <Shape bleeding={bleeding} />
    </svg>
  );
}
