import { cn } from "@/lib/cn";

import moves from "./motifs-moves.svg";
import ovary from "./motifs-ovary.svg";
import plate from "./motifs-plate.svg";
import reading from "./motifs-reading.svg";
import sheet from "./motifs.svg";

/** The drawings that stand apart from the first sheet, so that only the pages which show them fetch them. */
const otherSheets = {
  "plate-small": reading,
  tube: reading,
  ultrasound: reading,
  tape: reading,
  sleep: reading,
  notebook: reading,
  page: reading,
  plate,
  "ovary-large": ovary,
  "move-squat": moves,
  "move-wall": moves,
  "move-bridge": moves,
  "move-row": moves,
  "move-calf": moves,
  "move-march": moves,
  "move-deadbug": moves,
} as const;

type OtherName = keyof typeof otherSheets;

export type MotifName =
  | OtherName
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
  | "cross";

export type MotifProps = { name: MotifName; className?: string; isFilled?: boolean };

function isInOtherSheet(name: MotifName): name is OtherName {
  return name in otherSheets;
}

/** One of the site's own drawings in the colour of the text; filled, its one bright form is turmeric. */
export function Motif({ name, className, isFilled = false }: MotifProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={cn("overflow-visible", !isFilled && "[--accent:currentColor]", className)}
    >
      <use
        href={`${isInOtherSheet(name) ? otherSheets[name] : sheet}#m-${name}`}
        width="100%"
        height="100%"
      />
    </svg>
  );
}
