import { lazy, Suspense } from "react";

import { useIsAlive } from "@/components/use-is-alive";

import { isSavingData } from "./data-saving";

const KeepPages = lazy(async () => ({ default: (await import("./keep-pages")).KeepPages }));

/** Fetches the offer to keep the guides only where they are not kept unasked, since she saves data. */
export function KeepPagesGate() {
  const isAlive = useIsAlive();
  if (!import.meta.env.PROD || !isAlive || !isSavingData()) return null;
  if (!("serviceWorker" in navigator)) return null;
  return (
    <Suspense>
      <KeepPages />
    </Suspense>
  );
}
