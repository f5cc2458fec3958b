import type { LoadClient } from "@/lib/supabase";
import { readWaitingVisitor, visitorIsRecorded } from "@/lib/visitor";

import { registerVisitor } from "./visitor-api";

const firstTryMs = 5_000;
const nextTryMs = 60_000;

/** Sends the visitor who was let in unrecorded, each minute until she is taken; returns the way to stop. */
export function sendLater(load: LoadClient): () => void {
  let timer = setTimeout(() => void send(), firstTryMs);

  async function send(): Promise<void> {
    const visitor = readWaitingVisitor();
    if (visitor === null) return;
    timer = setTimeout(() => void send(), nextTryMs);
    const { kind } = await registerVisitor(load, visitor);
    if (kind === "stored" || kind === "known") visitorIsRecorded();
  }

  return () => clearTimeout(timer);
}
