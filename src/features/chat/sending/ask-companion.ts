import { createParser, type EventSourceMessage } from "eventsource-parser";

import type { ReceivedReply } from "@/lib/received-reply";
import type { Client } from "@/lib/supabase";

import { readFailure, readReply, readReplyEvent } from "./reply-schema";

/** Longer than the companion's own limits together, so that it is the one to give up first. */
const SILENCE_LIMIT_MS = 60_000;
const LONGEST_FOREIGN_TEXT = 200;

export type AskRequest = {
  id: string;
  message: string;
  context: readonly string[];
  user_id: string;
  /** She has seen the card for the danger in it and wants her question answered. */
  danger_seen?: true;
};

export type AskOptions = {
  /** Ends the reply on its way. */
  signal: AbortSignal;
  /** Told each piece of the reply as it arrives. */
  onText: (piece: string) => void;
};

export type AskOutcome =
  | { kind: "answered"; reply: ReceivedReply }
  /** The call did not get through, or nothing came back. */
  | { kind: "unsent" }
  /** The question arrived and the connection broke before the end of the reply. */
  | { kind: "cut" }
  | { kind: "stopped" }
  | { kind: "failed"; error: string }
  | { kind: "signed-out" }
  | { kind: "consent-required" }
  | { kind: "limited"; sentence: string; waitSeconds: number | null };

/** A signal that ends with another one, or when nothing was heard for a while. */
function patienceUntil(signal: AbortSignal) {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, SILENCE_LIMIT_MS);
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    renew: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_LIMIT_MS);
    },
    end: () => clearTimeout(timer),
  };
}

async function readRefusal(response: Response): Promise<AskOutcome> {
  const text = await response.text();
  const failure = readFailure(text);
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

/** The events of a function's reply in the order they arrive; ends early when the connection does. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each piece follows the one before it
      const { done, value } = await reader.read();
      if (done) return;
      arrived = [];
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived;
    }
  } finally {
    // Whoever stops reading needs nothing more from the connection, and nobody waits for its end.
    reader.cancel().catch(() => undefined);
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  id: string,
  onText: AskOptions["onText"],
): Promise<AskOutcome> {
  try {
    for await (const message of readEvents(body)) {
      const event = readReplyEvent(message, id);
      if (event?.kind === "text") onText(event.text);
      if (event?.kind === "done") return { kind: "answered", reply: event.reply };
      if (event?.kind === "failure") return { kind: "failed", error: event.error };
    }
  } catch {
    // A connection that breaks says so in every browser's own words.
  }
  return { kind: "cut" };
}

async function callCompanion(
  client: Client,
  request: AskRequest,
  { signal, onText }: AskOptions,
): Promise<AskOutcome> {
  const patience = patienceUntil(signal);
  try {
    const { data, error, response } = await client.functions.invoke<unknown>("claude-chat", {
      body: request,
      headers: { Accept: "text/event-stream" },
      signal: patience.signal,
    });
    if (error !== null) {
      return response === undefined ? { kind: "unsent" } : await readRefusal(response);
    }
    if (!(data instanceof Response)) {
      return { kind: "answered", reply: readReply(data, request.id) };
    }
    if (data.body === null) return { kind: "cut" };
    return await readStream(data.body, request.id, (piece) => {
      patience.renew();
      onText(piece);
    });
  } finally {
    patience.end();
  }
}

/**
 * Asks the companion and passes on its reply while it arrives.
 *
 * A sign-in that has run out is renewed once on the way, or ended.
 */
export async function askCompanion(
  client: Client,
  request: AskRequest,
  options: AskOptions,
): Promise<AskOutcome> {
  const outcome = await callCompanion(client, request, options);
  if (options.signal.aborted) return { kind: "stopped" };
  if (outcome.kind !== "signed-out") return outcome;

  const { data, error } = await client.auth.refreshSession();
  if (error?.name === "AuthRetryableFetchError") return { kind: "unsent" };
  if (data.session !== null) {
    const second = await callCompanion(client, request, options);
    if (options.signal.aborted) return { kind: "stopped" };
    if (second.kind !== "signed-out") return second;
  }
  // The sign-in page sends back whoever still seems to be signed in.
  await client.auth.signOut({ scope: "local" });
  return outcome;
}
