import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { z } from "zod";

import { Refusal } from "./refusal.ts";
import type { Fetch } from "./service-call.ts";

export type ModelService = {
  fetch: Fetch;
  apiKey: string;
  baseUrl: string;
  model: string;
  timeoutMs?: number;
};

/** The model service's client: one try, no redirects, nothing logged. */
export function createModelClient({ fetch, apiKey, baseUrl }: ModelService): Anthropic {
  return new Anthropic({
    apiKey,
    baseURL: baseUrl,
    webhookKey: null,
    maxRetries: 0,
    logLevel: "off",
    openTelemetry: false,
    fetch: (address, init) => fetch(address, { ...init, redirect: "error" }),
  });
}

/** What a failed call ends the request with; `timeout` is the signal of the call's own time limit. */
export function modelFailure(error: unknown, timeout: AbortSignal): Refusal {
  return new Refusal("upstream_failed", {
    reason: timeout.aborted ? "model_timeout" : reasonOf(error),
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) {
    return `model_${error.status}`;
  }
  return error instanceof z.ZodError ? "model_reply_unusable" : "model_unreachable";
}
