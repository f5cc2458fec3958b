import * as z from "zod/mini";

import { waitInWords } from "@/features/chat/sending/ask-sentences";
import type { PhotoReading } from "@/features/photo-reading/read-photo";
import type { Client } from "@/lib/supabase";

import { SENT_PHOTO_LIMIT } from "./attached-file";

const LONGEST_SIDE = 2400;
const QUALITIES = [0.9, 0.75, 0.5];

async function drawUpright(photo: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (pen === null) throw new Error("the picture could not be drawn");
    // A JPEG cannot be seen through, and black words on black cannot be read.
    pen.fillStyle = "white";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    picture.close();
  }
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}

/**
 * Draws a photo anew as a JPEG of bounded size. Only the picture is left: the place, the time and
 * the device that a phone writes into its photos are gone.
 */
export async function preparePhoto(photo: Blob): Promise<Blob> {
  const canvas = await drawUpright(photo).catch(() => null);
  if (canvas === null) throw new Error("this picture cannot be opened here");
  for (const quality of QUALITIES) {
    const jpeg = await toJpeg(canvas, quality);
    if (jpeg !== null && jpeg.size <= SENT_PHOTO_LIMIT) return jpeg;
  }
  throw new Error("the picture is too big to send");
}

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

async function readRefusal(response: Response): Promise<ServiceReading> {
  const refusal = z.safeParse(failureSchema, readJson(await response.text())).data;
  if (refusal?.code === "consent_required") return { kind: "consent-required" };
  if (refusal?.code === "no_model") return { kind: "unavailable" };
  if (refusal?.code === "unauthenticated") return { kind: "failed", reason: SIGNED_OUT };
  if (refusal?.code === "rate_limited" || refusal?.code === "service_full") {
    const wait = Number(response.headers.get("retry-after") ?? "");
    const time = wait > 0 ? `in ${waitInWords(wait)}` : "later";
    return {
      kind: "failed",
      reason: `${refusal.error} Try again ${time}, or read it on this device.`,
    };
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
