import { AsyncLocalStorage } from "node:async_hooks";
import { performance } from "node:perf_hooks";

import { warn } from "./log.ts";

type RequestNote = { requestId: string; sqlState: string | null };

const currentRequest = new AsyncLocalStorage<RequestNote>();
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Silences what the embedded libraries print, keeping only database error codes for the log line of the request.
 * They print failing statements with their values, which are a person's own words.
 */
export function silenceLibraries(): void {
  Object.assign(globalThis.console, {
    debug: keepOnlyTheCode,
    dir: keepOnlyTheCode,
    error: keepOnlyTheCode,
    info: keepOnlyTheCode,
    log: keepOnlyTheCode,
    trace: keepOnlyTheCode,
    warn: keepOnlyTheCode,
  });
}

/** Addresses of the backend, whose parts are our own words; any other may hold what a person typed. */
const KNOWN_ROUTE = /^\/(?:auth|rest|functions|api)\/v[\d.]+(?:\/[a-z_-]{1,40}){1,3}$/;

/** Answers a request and logs a failure as one line of JSON, with the number that the answer carries: never values, tokens or addresses. */
export async function withRequestLog(
  request: Request,
  requestId: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const note: RequestNote = { requestId, sqlState: null };
  const began = performance.now();
  const response = await currentRequest.run(note, answer);
  if (response.status >= 400 || note.sqlState) {
    const { pathname } = new URL(request.url);
    logLine({
      request_id: requestId,
      method: request.method,
      route: KNOWN_ROUTE.test(pathname) ? pathname : "page",
      status: response.status,
      sql_state: note.sqlState,
      milliseconds: Math.round(performance.now() - began),
    });
  }
  return response;
}

/** Logs where an unexpected error came from, without its message, which may quote what a person wrote. */
export function logUnexpectedError(error: unknown): void {
  const name = error instanceof Error ? error.name : "Unknown";
  const frames =
    error instanceof Error
      ? (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
      : [];
  logLine({
    request_id: currentRequest.getStore()?.requestId ?? null,
    unexpected: name,
    sql_state: sqlStateOf(error),
    frames: frames.map((frame) => frame.trim()),
  });
}

function logLine(line: Readonly<Record<string, unknown>>): void {
  warn(JSON.stringify({ at: new Date().toISOString(), part: "server", ...line }));
}

function keepOnlyTheCode(...printed: unknown[]): void {
  const note = currentRequest.getStore();
  const code = printed.map(sqlStateOf).find((found) => found !== null);
  if (note && code) note.sqlState = code;
}

function sqlStateOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("code" in value)) return null;
  return typeof value.code === "string" && SQL_STATE.test(value.code) ? value.code : null;
}
