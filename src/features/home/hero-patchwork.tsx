import { Patch, type PatchProps } from "@/components/patch";
import { cn } from "@/lib/cn";

const squares: readonly PatchProps[] = [
  {
    motif: "ovary-large",
    ground: "cloth",
    isFilled: true,
    className: "col-span-2 row-span-2 [--motif-stroke:7] lg:[--motif-stroke:4.6]",
  },
  { motif: "seeds", ground: "cloth-2" },
  { motif: "sprig", ground: "light" },
  { motif: "rings", ground: "cloth", className: "max-lg:col-start-3 max-lg:row-start-2" },
  { motif: "cross", ground: "cloth-2", className: "max-lg:hidden" },
  {
    motif: "cycle",
    ground: "cloth-2",
    isFilled: true,
    className: "max-lg:col-start-4 max-lg:row-start-2",
  },
  { motif: "wave", ground: "cloth", className: "max-lg:hidden" },
  {
    motif: "okra",
    ground: "light",
    isFilled: true,
    className: "col-span-2 row-span-2 [--motif-stroke:1.5] max-lg:col-start-5 max-lg:row-start-1",
  },
  { motif: "moons", ground: "cloth", className: "max-lg:hidden" },
  { motif: "sprig", ground: "cloth-2", className: "max-lg:hidden" },
  { motif: "steps", ground: "light", className: "max-lg:hidden" },
  { motif: "drop", ground: "cloth", className: "max-lg:hidden" },
  { motif: "pair", ground: "cloth-2", isFilled: true, className: "max-lg:hidden" },
  { motif: "seeds", ground: "cloth", className: "max-lg:hidden" },
];

/** The patchwork of the first screen: four squares wide beside the headline, a strip below it on a phone. */
export function HeroPatchwork() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-6 self-end overflow-hidden bg-cloth lg:grid-cols-4"
    >
      {squares.map(({ className, ...square }, position) => (
        <Patch key={position} {...square} className={cn("aspect-square", className)} />
      ))}
    </div>
  );
}
