import { useEffect, useState } from "react";

import { lazyModule } from "@/lib/lazy-module";
import type { ReceivedReply } from "@/lib/received-reply";

const module = lazyModule(() => import("./thread"));

/** What shows her messages; its code is fetched as soon as there are some, or on the way to the first. */
export function useThread(isWanted: boolean) {
  const [thread, setThread] = useState(module.current);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isWanted) module.get().then(setThread, () => setFailed(true));
  }, [isWanted]);

  function retry() {
    setFailed(false);
    module.get().then(setThread, () => setFailed(true));
  }

  return { thread, hasFailed, retry };
}

/** What a screen reader is told of an answer that has come. */
export function spokenAnswer(reply: ReceivedReply): string {
  return module.current()?.spokenAnswer(reply) ?? "";
}
