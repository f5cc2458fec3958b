import { useIsHydrated } from "@/components/use-is-hydrated";

import { NextStep } from "./next-step";
import { ReadNext } from "./read-next";

/** What to read and do next, for a page whose HTML has no room for it: it comes with the scripts, below all else. */
export function LateNextSteps({ ids }: { ids: readonly string[] }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <ReadNext ids={ids} />
      <NextStep />
    </>
  );
}
