import { cn } from "@/lib/cn";

import sheet from "./motifs.svg";

export type MotifName =
  | "follicle"
  | "cycle"
  | "sprig"
  | "seeds"
  | "rings"
  | "moons"
  | "okra"
  | "drop"
  | "wave"
  | "play"
  | "arches"
  | "pair"
  | "steps"
  | "cross"
  | "ovary-large";

export type MotifProps = { name: MotifName; className?: string; isFilled?: boolean };

/** One of the site's own drawings in the colour of the text; filled, its one bright form is turmeric. */
export function Motif({ name, className, isFilled = false }: MotifProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={cn("overflow-visible", !isFilled && "[--accent:currentColor]", className)}
    >
      <use href={`${sheet}#m-${name}`} width="100%" height="100%" />
    </svg>
  );
}
