import * as z from "zod/mini";

import { type ChatReply, chatReplySchema, failureSchema } from "@shared/contracts/claude-chat";
import type { Client } from "@/lib/supabase";

/** Longer than the companion's own limits together, so that it is the one to give up first. */
const ANSWER_TIME_LIMIT_MS = 60_000;
const NO_TEXT = "Sorry, I could not generate a response.";
const LONGEST_FOREIGN_TEXT = 200;

export type AskRequest = {
  id: string;
  message: string;
  context: readonly string[];
  user_id: string;
};

export type AskOutcome =
  | { kind: "answered"; reply: ChatReply }
  /** The call did not get through, or nothing came back. */
  | { kind: "unsent" }
  | { kind: "failed"; error: string }
  | { kind: "signed-out" }
  | { kind: "consent-required" }
  | { kind: "limited"; sentence: string; waitSeconds: number | null };

function readReply(data: unknown, id: string): ChatReply {
  const read = z.safeParse(z.partial(chatReplySchema), data);
  const reply = read.success ? read.data : {};
  return {
    text: reply.text || NO_TEXT,
    citations: reply.citations ?? [],
    // Without a word about where it comes from, an answer counts as AI.
    origin: reply.origin ?? "model",
    message_id: reply.message_id ?? id,
    reply_id: reply.reply_id ?? crypto.randomUUID(),
    timestamp: reply.timestamp ?? new Date().toISOString(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway in between answers in its own form.
    return null;
  }
}

async function readRefusal(response: Response): Promise<AskOutcome> {
  const text = await response.text();
  const failure = z.safeParse(failureSchema, parseJson(text)).data;
  const isPlainText = response.headers.get("content-type")?.startsWith("text/plain") === true;
  const foreignText = isPlainText ? text.trim().slice(0, LONGEST_FOREIGN_TEXT) : "";
  const sentence = failure?.error ?? (foreignText || `status ${response.status}`);

  if (response.status === 401) return { kind: "signed-out" };
  if (failure?.code === "consent_required") return { kind: "consent-required" };
  if (response.status === 429) {
    const wait = Number(response.headers.get("retry-after") ?? "");
    return { kind: "limited", sentence, waitSeconds: wait > 0 ? wait : null };
  }
  return { kind: "failed", error: sentence };
}

async function callCompanion(client: Client, request: AskRequest): Promise<AskOutcome> {
  const { data, error, response } = await client.functions.invoke<unknown>("claude-chat", {
    body: request,
    timeout: ANSWER_TIME_LIMIT_MS,
  });
  if (error === null) return { kind: "answered", reply: readReply(data, request.id) };
  return response === undefined ? { kind: "unsent" } : readRefusal(response);
}

/** Asks the companion; a sign-in that has run out is renewed once on the way, or ended. */
export async function askCompanion(client: Client, request: AskRequest): Promise<AskOutcome> {
  const outcome = await callCompanion(client, request);
  if (outcome.kind !== "signed-out") return outcome;

  const { data, error } = await client.auth.refreshSession();
  if (error?.name === "AuthRetryableFetchError") return { kind: "unsent" };
  if (data.session !== null) {
    const second = await callCompanion(client, request);
    if (second.kind !== "signed-out") return second;
  }
  // The sign-in page sends back whoever still seems to be signed in.
  await client.auth.signOut({ scope: "local" });
  return outcome;
}
