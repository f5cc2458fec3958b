import { Suspense } from "react";

import { ErrorBoundary } from "@/components/error-boundary";
import { lazyComponent } from "@/lib/lazy-component";
import { useSession } from "@/lib/session";

import { SignedInStartFrame } from "./signed-in-start-frame";

const panel = lazyComponent(
  async () => (await import("./signed-in-start-panel")).SignedInStartPanel,
);

function Nothing() {
  return null;
}

/** Above the first page of a signed-in woman: her name, her last question and symptoms, and one next step. */
export function SignedInStart() {
  const { user } = useSession();
  if (user === null) return null;
  // In the ready-made page it keeps the place on a device on which somebody is signed in.
  if (user === undefined) return <SignedInStartFrame className="if-account-kept" />;
  return (
    <ErrorBoundary Fallback={Nothing}>
      <Suspense fallback={<SignedInStartFrame />}>
        <panel.Component user={user} />
      </Suspense>
    </ErrorBoundary>
  );
}
