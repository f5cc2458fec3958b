import { useEffect } from "react";

import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";
import { useSession } from "@/lib/session";

const notice = lazyModule(async () => (await import("./link-outcome-notice")).LinkOutcomeNotice);

/** Says what became of the link of an account e-mail that led here, wherever it led. */
export function LinkNotice() {
  const { linkOutcome } = useSession();
  const { Component: Notice, fetchComponent } = useLazyComponent("The note on your link", notice);
  useEffect(() => {
    if (linkOutcome !== null) void fetchComponent();
  }, [linkOutcome, fetchComponent]);
  return linkOutcome !== null && Notice !== null && <Notice outcome={linkOutcome} />;
}
