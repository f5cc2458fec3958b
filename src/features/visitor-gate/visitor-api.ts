import * as z from "zod/mini";

import { sendVisitorNotice } from "@/lib/email-notice";
import { settings } from "@/lib/site-settings";
import type { LoadClient } from "@/lib/supabase";
import { keepWaiting, type Visitor } from "@/lib/visitor";

import { visitorSentences } from "./visitor-schema";

const oneMinuteSeconds = 60;
const nameTimeLimitMs = 3_000;

/** `waiting`: too many came at once, and the row has to be sent again; `known`: her rows are there already. */
export type Registration =
  | { kind: "stored" | "waiting" | "known" }
  | { kind: "failed"; message: string };

/** Records a visitor; says in one sentence what to do when that was not possible. */
export async function registerVisitor(
  load: LoadClient,
  { name, email }: Visitor,
): Promise<Registration> {
  try {
    // Anonymous for everyone, so that an old session cannot stand in the way.
    const client = await load("memory");
    const { error, status } = await client.from("visitors").insert({ name, email });
    if (error === null) return { kind: "stored" };
    if (status !== 429) {
      const sentence = status === 0 ? "unreachable" : "unavailable";
      return { kind: "failed", message: visitorSentences[sentence] };
    }
    // Only an address that has been recorded five times today waits for longer.
    return { kind: Number(error.hint) > oneMinuteSeconds ? "known" : "waiting" };
  } catch {
    // The client could not be downloaded or did not learn where the backend is.
    return { kind: "failed", message: visitorSentences.unreachable };
  }
}

const rowSchema = z.nullable(z.object({ first_name: z.nullable(z.string()) }));

/** The name in the profile of a signed-in person; empty when there is none or it cannot be had in time. */
export async function knownName(load: LoadClient, userId: string): Promise<string> {
  try {
    const client = await load();
    const { data } = await client
      .from("profiles")
      .select("first_name")
      .eq("id", userId)
      .abortSignal(AbortSignal.timeout(nameTimeLimitMs))
      .maybeSingle()
      .throwOnError();
    return rowSchema.parse(data)?.first_name ?? "";
  } catch {
    // Filling the name in is a kindness; without it she types it.
    return "";
  }
}

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
