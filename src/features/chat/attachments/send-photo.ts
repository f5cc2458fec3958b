import * as z from "zod/mini";

import type { PhotoReading } from "@/features/photo-reading/read-photo";
import type { Client } from "@/lib/supabase";

/** What came of sending a photo to the AI service. */
export type ServiceReading =
  | PhotoReading
  | { kind: "unavailable" }
  | { kind: "consent-required" }
  | { kind: "failed"; reason: string };

/** As the function gives and takes them; written anew here so that the browser gets the small zod only. */
const IMAGE_FIELD = "image";
const replySchema = z.object({ text: z.string().check(z.minLength(1)) });
/** A gateway in between, or another service, may give no code. */
const failureSchema = z.object({ error: z.string(), code: z.optional(z.unknown()) });

const TIME_LIMIT_MS = 90_000;
const LONGEST_WAIT_IN_SECONDS = 90;
const SIGNED_OUT = "your sign-in has ended. Sign in, then try again.";
const NOT_ARRIVED = "it did not arrive. Check your connection and try again.";

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway in between answers in its own form.
    return null;
  }
}

function waitInWords(seconds: number): string {
  if (!(seconds > 0)) return "Try again later";
  return seconds <= LONGEST_WAIT_IN_SECONDS
    ? `Try again in ${Math.ceil(seconds)} seconds`
    : `Try again in ${Math.ceil(seconds / 60)} minutes`;
}

async function readRefusal(response: Response): Promise<ServiceReading> {
  const refusal = z.safeParse(failureSchema, readJson(await response.text())).data;
  if (refusal?.code === "consent_required") return { kind: "consent-required" };
  if (refusal?.code === "no_model") return { kind: "unavailable" };
  if (refusal?.code === "unauthenticated") return { kind: "failed", reason: SIGNED_OUT };
  if (refusal?.code === "rate_limited") {
    const wait = waitInWords(Number(response.headers.get("retry-after") ?? ""));
    return { kind: "failed", reason: `${refusal.error} ${wait}, or read it on this device.` };
  }
  return { kind: "failed", reason: refusal?.error ?? "" };
}

/** Has a prepared photo read by the AI service of this site. */
export async function sendPhoto(
  client: Client,
  jpeg: Blob,
  signal: AbortSignal,
): Promise<ServiceReading> {
  const body = new FormData();
  body.append(IMAGE_FIELD, new File([jpeg], "photo.jpg", { type: jpeg.type }));
  const { data, error, response } = await client.functions.invoke<unknown>("ocr-image", {
    body,
    signal,
    timeout: TIME_LIMIT_MS,
  });
  if (error !== null) {
    return response === undefined ? { kind: "failed", reason: NOT_ARRIVED } : readRefusal(response);
  }
  const reply = z.safeParse(replySchema, data);
  if (reply.success) return { kind: "read", text: reply.data.text, unsure: [], page: null };
  return { kind: "failed", reason: z.safeParse(failureSchema, data).data?.error ?? "" };
}
