import { ButtonLink } from "@/components/button";
import { useIsHydrated } from "@/components/use-is-hydrated";
import { paths } from "@/lib/paths";

import { ReadNext } from "./read-next";

/** What to do with a question that the page leaves open, and where to go when it cannot wait. */
export function NextStep() {
  return (
    <div className="grid gap-3">
      <ButtonLink to={paths.chat}>Ask the companion</ButtonLink>
      <ButtonLink to={paths.urgentHelp} variant="outline">
        Get urgent help
      </ButtonLink>
    </div>
  );
}

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
