import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";

import { assessmentOutcomes } from "@/content/risk-assessment";
import type { RiskLevel } from "@/domain/risk-score";
import { cn } from "@/lib/cn";

const steps: readonly RiskLevel[] = ["low", "moderate", "high"];

/** How each level looks; its word and its icon say the same. */
export const levelLooks = {
  low: {
    Icon: CircleCheck,
    ink: "text-success-ink",
    mark: "border-success bg-success",
    edge: "border-t-success",
  },
  moderate: {
    Icon: TriangleAlert,
    ink: "text-warning-ink",
    mark: "border-warning bg-warning",
    edge: "border-t-warning",
  },
  high: {
    Icon: CircleAlert,
    ink: "text-danger-ink",
    mark: "border-danger bg-danger",
    edge: "border-t-danger",
  },
} as const satisfies Record<RiskLevel, unknown>;

/** The three levels in a row, with hers filled and bold. */
export function LevelScale({ level }: { level: RiskLevel }) {
  return (
    <ol aria-label="The three levels" className="mt-6 grid grid-cols-3 gap-1.5 text-sm">
      {steps.map((step) => {
        const isHers = step === level;
        const { ink, mark } = levelLooks[step];
        return (
          <li
            key={step}
            aria-current={isHers || undefined}
            className={cn("text-center", isHers ? cn("font-semibold", ink) : "text-ink-3")}
          >
            <span
              className={cn(
                "mb-2 block h-3 rounded-1 border [print-color-adjust:exact]",
                isHers ? mark : "border-line-strong bg-transparent",
              )}
            />
            {assessmentOutcomes[step].name}
          </li>
        );
      })}
    </ol>
  );
}
