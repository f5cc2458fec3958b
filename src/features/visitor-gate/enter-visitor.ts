import { sendVisitorNotice } from "@/lib/email-notice";
import { settings } from "@/lib/site-settings";
import type { LoadClient } from "@/lib/supabase";
import { keepWaiting, type Visitor } from "@/lib/visitor";

import { registerVisitor } from "./visitor-api";
import { visitorSchema } from "./visitor-schema";

export { knownName } from "./visitor-api";

export type VisitorErrors = Partial<Record<keyof Visitor, string>>;

export type Entry =
  | { kind: "entered"; visitor: Visitor }
  | { kind: "invalid"; errors: VisitorErrors }
  | { kind: "failed"; message: string };

/** Checks what a visitor typed, records her and tells the provider. */
export async function enterVisitor(load: LoadClient, typed: Visitor): Promise<Entry> {
  const checked = visitorSchema.safeParse(typed);
  if (!checked.success) {
    const errors: VisitorErrors = {};
    for (const { path, message } of checked.error.issues) {
      const [field] = path;
      if (field === "name" || field === "email") errors[field] ??= message;
    }
    return { kind: "invalid", errors };
  }
  const visitor = checked.data;
  const registration = await registerVisitor(load, visitor);
  if (registration.kind === "failed") return registration;
  // A crowd at the door, or somebody who plays one, is no reason to keep her out.
  if (registration.kind === "waiting") keepWaiting(visitor);
  if (registration.kind !== "known" && settings.emailJs !== null)
    await sendVisitorNotice(settings.emailJs, visitor);
  return { kind: "entered", visitor };
}
