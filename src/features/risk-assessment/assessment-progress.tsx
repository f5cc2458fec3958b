import { cn } from "@/lib/cn";

export type AssessmentProgressProps = { id: string; step: number; count: number };

/** How far she has come, in words and as a row of segments. */
export function AssessmentProgress({ id, step, count }: AssessmentProgressProps) {
  const percent = Math.round((step / count) * 100);
  const segments = Array.from({ length: count }, (_, place) => place);
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p id={id} className="font-semibold text-ink">
          Question {step + 1} of {count}
        </p>
        <p className="text-ink-3 tabular-nums">{percent}% complete</p>
      </div>
      <progress aria-label="Progress" value={percent} max={100} className="sr-only" />
      <div aria-hidden="true" className="mt-3 flex gap-1.5">
        {segments.map((place) => (
          <span
            key={place}
            className={cn(
              "h-2 flex-1 rounded-1 border",
              place < step
                ? "border-primary bg-primary"
                : "border-primary-soft-2 bg-primary-soft-2",
            )}
          />
        ))}
      </div>
    </div>
  );
}
