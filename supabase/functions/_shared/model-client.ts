import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { z } from "zod";

import { HttpError } from "./http-error.ts";
import type { Fetch } from "./service-call.ts";

/** How long the model service may take, from the call to the last byte. */
export const MODEL_TIMEOUT_MS = 30_000;
/** Longest line the model service may send, and the longest reply that does not come as a stream: 1 MB. */
const LINE_MAX_BYTES = 1024 * 1024;

export type ModelService = {
  fetch: Fetch;
  apiKey: string;
  baseUrl: string;
  model: string;
  timeoutMs?: number;
};

/** The model service's client: one try, no redirects, no endless line, nothing logged. */
export function createModelClient({ fetch, apiKey, baseUrl }: ModelService): Anthropic {
  return new Anthropic({
    apiKey,
    baseURL: baseUrl,
    webhookKey: null,
    maxRetries: 0,
    logLevel: "off",
    openTelemetry: false,
    fetch: async (address, init) =>
      withLineLimit(
        await fetch(address, { ...init, redirect: "error" }),
        LINE_MAX_BYTES,
        init?.signal,
      ),
  });
}

/** What a failed call ends the request with; `timeout` is the signal of the call's own time limit. */
export function modelFailure(error: unknown, timeout: AbortSignal): HttpError {
  return new HttpError("upstream_failed", {
    reason: timeout.aborted ? "model_timeout" : reasonOf(error),
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) {
    return `model_${error.status}`;
  }
  return error instanceof z.ZodError ? "model_reply_unusable" : "model_unreachable";
}

const LINE_FEED = 10;

/**
 * A body that breaks off when one of its lines grows longer than a limit, so that no reader has to hold it, and when the
 * signal says so.
 */
function withLineLimit(
  response: Response,
  maxBytes: number,
  signal?: AbortSignal | null,
): Response {
  if (response.body === null) return response;
  let lineBytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const end = chunk.lastIndexOf(LINE_FEED);
      const first = chunk.indexOf(LINE_FEED);
      const longest = lineBytes + (first === -1 ? chunk.length : first);
      lineBytes = end === -1 ? longest : chunk.length - end - 1;
      if (longest > maxBytes) controller.error(new Error("A line is too long."));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit, signal ? { signal } : {}), {
    status,
    statusText,
    headers,
  });
}
