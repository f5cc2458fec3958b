import { useCallback, useState, type ComponentType } from "react";

import { useToast } from "./toast";

/** A component that a press opens: when its code does not come, a message says so and the next press tries again. */
export function useLazyComponent<Props>(
  name: string,
  { get }: { get: () => Promise<ComponentType<Props>> },
) {
  const { toast } = useToast();
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  /** Whether the component is there now. */
  const fetchComponent = useCallback(async (): Promise<boolean> => {
    try {
      const fetched = await get();
      setComponent(() => fetched);
      return true;
    } catch {
      const description = "Your connection may have dropped. Check it, then try again.";
      toast({ title: `${name} did not load`, description, variant: "destructive" });
      return false;
    }
  }, [name, get, toast]);

  return { Component, fetchComponent };
}
