import { useEffect, useLayoutEffect } from "react";

import { replayFields, replayPress } from "@/lib/input-replay";

/** The moment from which the page answers; for whoever measures it. */
const hydratedMark = "hydrated";

/** Does once more what she did before the page was hydrated; stands behind the page, which has to be hydrated by then. */
export function InputReplay() {
  // In the same step as the page is hydrated, so that no key falls in between.
  useLayoutEffect(replayFields, []);
  useEffect(() => {
    // Header and footer are hydrated by themselves, or at once for a press that does not come while React is at work.
    const soon = setTimeout(() => {
      replayPress();
      performance.mark(hydratedMark);
    });
    return () => clearTimeout(soon);
  }, []);
  return null;
}
