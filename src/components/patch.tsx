import { cn } from "@/lib/cn";

import { Motif, type MotifName } from "./motif";

export type PatchGround = "cloth" | "cloth-2" | "light";

export type PatchProps = {
  motif: MotifName;
  ground: PatchGround;
  isFilled?: boolean;
  className?: string;
};

const grounds = {
  cloth: "bg-cloth text-cloth-line",
  "cloth-2": "bg-cloth-2 text-cloth-line",
  light: "bg-patch-lt text-patch-ink",
} as const;

const edge = "M0 .4C21-.5 39 1 62 .3S90-.3 100 .2C99.4 24 100.6 48 99.7 71S100.3 92 100 100";

/** One square of the patchwork with its drawing and the hand-drawn seams above it and at its right. */
export function Patch({ motif, ground, isFilled = false, className }: PatchProps) {
  return (
    <div className={cn("relative overflow-hidden", grounds[ground], className)}>
      <Motif name={motif} isFilled={isFilled} className="absolute inset-[12%] size-[76%]" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 z-1 size-full text-cloth-line opacity-50"
      >
        <path
          d={edge}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
