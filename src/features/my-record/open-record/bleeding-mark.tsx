import { BLEEDING, type Bleeding } from "@/domain/record/record-schema";

const DROP = "M9 2C11.6 6.2 16 10.2 16 15A7 7 0 0 1 2 15C2 10.2 6.4 6.2 9 2Z";

function Shape({ bleeding }: { bleeding: Bleeding }) {
  if (bleeding === BLEEDING.none) return <path d="M4 14h10" strokeLinecap="round" />;
  if (bleeding === BLEEDING.spotting) {
    return (
      <g fill="currentColor" stroke="none">
        <circle cx="5" cy="16" r="1.8" />
        <circle cx="9" cy="10" r="1.8" />
        <circle cx="13" cy="17" r="1.8" />
      </g>
    );
  }
  return (
    <>
      {bleeding === BLEEDING.medium && (
        <path d="M2 15A7 7 0 0 0 16 15Z" fill="currentColor" stroke="none" />
      )}
      <path d={DROP} fill={bleeding === BLEEDING.heavy ? "currentColor" : "none"} />
    </>
  );
}

/** How much she bled as a shape, so that it is told without colour. */
export function BleedingMark({ bleeding }: { bleeding: Bleeding }) {
  return (
    <svg
      viewBox="0 0 18 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="h-6 w-4.5 shrink-0 text-primary"
    >
      <Shape bleeding={bleeding} />
    </svg>
  );
}
