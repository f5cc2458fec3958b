import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { Button } from "@/components/button";
import { ErrorBoundary } from "@/components/error-boundary";
import { Note } from "@/components/note";
import { lazyComponent } from "@/lib/lazy-component";
import { lazyModule } from "@/lib/lazy-module";
import { paths } from "@/lib/paths";
import { useLoadSupabase } from "@/lib/session";
import {
  isVisitorKnown,
  readWaitingVisitor,
  rememberVisitor,
  useIsVisitorKnown,
  type Visitor,
} from "@/lib/visitor";

import { isGated, watchGatedLinks } from "./gated-links";

/** Shown when the questions before the resources could not be fetched. */
function WelcomeFailure() {
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-[440px] shadow-3">
      <Note tone="danger" role="alert" title="The resources did not open">
        <p>Your connection may have dropped. Check it, then try again.</p>
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => window.location.assign(paths.resources)}
        >
          Try again
        </Button>
      </Note>
    </div>
  );
}

const sending = lazyModule(() => import("./send-later"));
const welcomeDialog = lazyComponent(async () => (await import("./welcome-dialog")).WelcomeDialog);

/** Asks once for a name and an e-mail before the resources open, wherever the way to them begins. */
export function VisitorGate() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isKnown = useIsVisitorKnown();
  const [destination, setDestination] = useState<string | null>(null);
  const load = useLoadSupabase();
  const nextFocus = useRef<HTMLElement | null>(null);

  useEffect(
    () =>
      watchGatedLinks({
        onNear: () => {
          if (!isVisitorKnown()) welcomeDialog.preload();
        },
        onFollow: (link) => {
          if (isVisitorKnown()) return false;
          nextFocus.current = link;
          setDestination(`${link.pathname}${link.search}${link.hash}`);
          return true;
        },
      }),
    [],
  );

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | null = null;
    if (isKnown !== true || readWaitingVisitor() === null) return undefined;

    async function follow(): Promise<void> {
      const { sendLater } = await sending.get();
      if (isCurrent) stop = sendLater(load);
    }

    // Without a network now, her next visit sends it.
    follow().catch(() => undefined);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [isKnown, load]);

  const here = `${pathname}${search}${hash}`;
  const isDirectVisit = isKnown === false && isGated(pathname);
  if (destination === null && !isDirectVisit) return null;

  function letIn(visitor: Visitor): void {
    rememberVisitor(visitor);
    nextFocus.current = null;
    setDestination(null);
    void navigate(destination ?? here, { replace: isDirectVisit });
  }

  function turnBack(): void {
    setDestination(null);
    if (!isDirectVisit) return;
    nextFocus.current = null;
    void navigate(paths.home, { replace: true });
  }

  function moveFocus(): void {
    const next = nextFocus.current;
    // The link may have gone with the menu that held it.
    (next?.isConnected === false ? document.getElementById("main") : next)?.focus();
  }

  return (
    <ErrorBoundary Fallback={WelcomeFailure}>
      <Suspense>
        <welcomeDialog.Component onEntered={letIn} onCancel={turnBack} onReturnFocus={moveFocus} />
      </Suspense>
    </ErrorBoundary>
  );
}
