import { AsyncLocalStorage } from "node:async_hooks";

import { warn } from "./log.ts";

type RequestNote = { sqlState: string | null };

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

/** Answers a request and logs a failure as time, route, status and database code: never values, tokens or addresses. */
export async function withRequestLog(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const note: RequestNote = { sqlState: null };
  const response = await currentRequest.run(note, answer);
  if (response.status >= 400 || note.sqlState) {
    const route = new URL(request.url).pathname;
    warn(
      [new Date().toISOString(), request.method, route, response.status, note.sqlState ?? ""]
        .join(" ")
        .trimEnd(),
    );
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
  warn(
    [
      `${new Date().toISOString()} unexpected ${name} ${sqlStateOf(error) ?? ""}`.trimEnd(),
      ...frames,
    ].join("\n"),
  );
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
