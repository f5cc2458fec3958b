import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { z } from "zod";

import { MODEL_LINE_MAX_BYTES } from "./limits.ts";
import { withLineLimit } from "./line-limit.ts";
import { HttpError } from "./http-error.ts";
import type { Fetch } from "./service-call.ts";

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
        MODEL_LINE_MAX_BYTES,
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
