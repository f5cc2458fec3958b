import { useCallback, useState, type ComponentType } from "react";

import { useToast } from "./toast";

/** A part whose code is fetched when it is first wanted: when it does not come, a message says so and the next press tries again. */
export function useFetchedPart<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const { toast } = useToast();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  function startFetching(): void {
    // Only a head start: a press tries again and reports.
    load().catch(() => undefined);
  }

  /** Whether the part is there now. */
  const fetchPart = useCallback(async (): Promise<boolean> => {
    try {
      const fetched = await load();
      setPart(() => fetched);
      return true;
    } catch {
      const description = "Your connection may have dropped. Check it, then try again.";
      toast({ title: `${name} did not load`, description, variant: "destructive" });
      return false;
    }
  }, [name, load, toast]);

  return { Part, startFetching, fetchPart };
}
