import { Patch, type PatchGround } from "./patch";
import type { MotifName } from "./motif";

const squares: readonly { motif: MotifName; ground: PatchGround; isFilled?: boolean }[] = [
  { motif: "cycle", ground: "cloth", isFilled: true },
  { motif: "seeds", ground: "cloth-2" },
  { motif: "okra", ground: "light" },
  { motif: "rings", ground: "cloth" },
  { motif: "sprig", ground: "cloth-2" },
  { motif: "wave", ground: "cloth" },
  { motif: "follicle", ground: "cloth-2", isFilled: true },
  { motif: "moons", ground: "cloth" },
  { motif: "drop", ground: "light" },
  { motif: "cross", ground: "cloth" },
  { motif: "pair", ground: "cloth-2" },
  { motif: "steps", ground: "cloth" },
  { motif: "arches", ground: "cloth-2" },
  { motif: "seeds", ground: "cloth", isFilled: true },
  { motif: "okra", ground: "cloth-2" },
  { motif: "rings", ground: "light" },
  { motif: "cycle", ground: "cloth" },
  { motif: "sprig", ground: "cloth-2" },
  { motif: "wave", ground: "cloth" },
  { motif: "moons", ground: "cloth-2" },
  { motif: "drop", ground: "cloth", isFilled: true },
  { motif: "follicle", ground: "cloth-2" },
  { motif: "pair", ground: "light" },
  { motif: "steps", ground: "cloth" },
  { motif: "cross", ground: "cloth-2" },
  { motif: "arches", ground: "cloth" },
  { motif: "rings", ground: "cloth-2" },
];

/** A band of patchwork, one square high, from edge to edge of the screen. */
export function ClothStrip() {
  return (
    <div aria-hidden="true" className="flex h-24 w-full overflow-hidden bg-cloth">
      {squares.map((square, position) => (
        <Patch key={position} {...square} className="h-24 w-24 shrink-0" />
      ))}
    </div>
  );
}
