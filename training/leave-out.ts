import type { DangerClassifiers } from "../supabase/functions/_shared/safety/classifiers.ts";
import { fitDangerModel, readForFitting } from "./danger-model.ts";
import type { Example } from "./examples.ts";
import { asPacked } from "./pack-model.ts";

/** Whole batches by other hands, left out in turn: what is said of them comes from weights that never saw their writers. */
const LEFT_OUT = [
  ["writers-5", "messages-4"],
  ["writers-4", "dev-1", "messages-3", "writers"],
  ["writers-2", "messages-1", "voices-1", "look-alikes-1", "other-writers"],
] as const satisfies readonly (readonly string[])[];

/** For each set of batches, its messages and the classifiers that were fitted without it. */
export function leaveBatchesOut(
  examples: readonly Example[],
): { left: readonly Example[]; classifiers: DangerClassifiers }[] {
  const read = readForFitting(examples);
  return LEFT_OUT.map((batches) => {
    const isLeft = ({ batch }: { batch: string }) => batches.some((left) => left === batch);
    return {
      left: examples.filter(isLeft),
      classifiers: asPacked(fitDangerModel(read.filter((each) => !isLeft(each)))),
    };
  });
}
