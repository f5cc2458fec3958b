import { sendVisitorNotice } from "@/lib/email-notice";
import { settings } from "@/lib/site-settings";
import type { LoadClient } from "@/lib/supabase";
import { keepWaiting, type Visitor } from "@/lib/visitor";

import { registerVisitor } from "./visitor-api";

export { knownName } from "./visitor-api";

export type Entry = { kind: "entered" } | { kind: "failed"; message: string };

/** Records a visitor and tells the provider. */
export async function enterVisitor(load: LoadClient, visitor: Visitor): Promise<Entry> {
  const registration = await registerVisitor(load, visitor);
  if (registration.kind === "failed") return registration;
  // A crowd at the door, or somebody who plays one, is no reason to keep her out.
  if (registration.kind === "waiting") keepWaiting(visitor);
  if (registration.kind !== "known" && settings.emailJs !== null)
    await sendVisitorNotice(settings.emailJs, visitor);
  return { kind: "entered" };
}
