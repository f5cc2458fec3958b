import { Suspense } from "react";

import { useIsHydrated } from "@/components/use-is-hydrated";
import { isSavingData } from "@/lib/connection";
import { lazyComponent } from "@/lib/lazy-component";

const keepPages = lazyComponent(async () => (await import("./keep-pages")).KeepPages);

/** Fetches the offer to keep the guides only where they are not kept unasked, since she saves data. */
export function KeepPagesGate() {
  const isHydrated = useIsHydrated();
  if (!import.meta.env.PROD || !isHydrated || !isSavingData()) return null;
  if (!("serviceWorker" in navigator)) return null;
  return (
    <Suspense>
      <keepPages.Component />
    </Suspense>
  );
}
