import { Suspense } from "react";

import { ErrorBoundary } from "@/components/error-boundary";
import { lazyComponent } from "@/lib/lazy-component";
import { useSession } from "@/lib/session";

import { HerStartFrame } from "./her-start-frame";

const panel = lazyComponent(async () => (await import("./her-start-panel")).HerStartPanel);

function Nothing() {
  return null;
}

/** Above the first page of a signed-in woman: her name, her last question and symptoms, and one next step. */
export function HerStart() {
  const { user } = useSession();
  if (user === null) return null;
  // In the ready-made page it keeps the place on a device on which somebody is signed in.
  if (user === undefined) return <HerStartFrame className="if-account-kept" />;
  return (
    <ErrorBoundary Fallback={Nothing}>
      <Suspense fallback={<HerStartFrame />}>
        <panel.Component user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
