import { z } from "zod";

import { type Authenticate, type Caller, checkNamedPerson } from "./authenticate.ts";
import type { ErrorCode } from "./contracts/failure.ts";
import {
  type FailureTable,
  HttpError,
  httpErrorOf,
  overloaded,
  OVERLOADED_RETRY_SECONDS,
} from "./http-error.ts";

/** One line of the log: which request failed and why, without a word of the user. */
export type FailureLine = {
  request_id: string;
  code: string;
  status: number;
  reason: string | null;
};

/** What every function needs to be told. */
export type ShellDeps = {
  allowedOrigins: readonly string[];
  authenticate: Authenticate;
  createId: () => string;
  log: (line: FailureLine) => void;
};

type Shell<Code extends string> = ShellDeps & {
  /** The function's name, which ends its address. */
  name: string;
  failures: FailureTable<Code | ErrorCode>;
  /** What anyone may read about the function with GET; without it there is no GET. */
  offer?: object;
};

/** Beyond this many unanswered requests the next one hears so at once, before any of its work is done. */
const MOST_AT_ONCE = 400;
/** And beyond this many of one person, who may send half of a message and wait. */
const MOST_OF_ONE_AT_ONCE = 20;

function methodsOf({ offer }: { offer?: object }): readonly string[] {
  return offer === undefined ? ["POST", "OPTIONS"] : ["GET", "POST", "OPTIONS"];
}

/** A function's outside: its address, its methods, who calls, its headers, and one JSON failure for whatever goes wrong within. */
export function createFunctionShell<Code extends string>(
  shell: Shell<Code>,
  answer: (request: Request, caller: Caller, headers: Record<string, string>) => Promise<Response>,
): (request: Request) => Promise<Response> {
  // As the hosted gateway and as the local server pass it on.
  const path = new RegExp(`^(/functions/v1)?/${shell.name}/?$`);
  const atOnce = createLimit();
  return async (request) => {
    const requestId = numberOf(request) ?? shell.createId();
    const headers = {
      ...corsHeaders(request, shell.allowedOrigins),
      "x-request-id": requestId,
    };
    try {
      checkAddress(request, path, methodsOf(shell));
      if (request.method === "OPTIONS") {
        return new Response(null, { status: 204, headers });
      }
      if (request.method === "GET" && shell.offer !== undefined) {
        return jsonReply(shell.offer, 200, headers);
      }
      // The token before anybody is asked whose it is, and then the person, who may have several.
      const token = request.headers.get("authorization") ?? "";
      return await atOnce(EVERYONE, MOST_AT_ONCE, () =>
        atOnce(token, MOST_OF_ONE_AT_ONCE, async () => {
          const caller = await shell.authenticate(request);
          if (caller === null) throw new HttpError("unauthenticated");
          checkNamedPerson(request, caller);
          return atOnce(caller.id, MOST_OF_ONE_AT_ONCE, () => answer(request, caller, headers));
        }),
      );
    } catch (error) {
      const failure = httpErrorOf(error, shell.failures);
      const { status, sentence } = shell.failures[failure.code];
      const reason = request.signal.aborted ? "caller_left" : failure.reason;
      shell.log({ request_id: requestId, code: failure.code, status, reason });
      return jsonReply({ error: sentence, code: failure.code }, status, {
        ...headers,
        ...failure.headers,
      });
    }
  };
}

const EVERYONE = Symbol("everyone");

/** Does a request's work, unless that of so many under the same name is being done. */
function createLimit() {
  const counts = new Map<string | symbol, number>();
  return async <Result>(name: string | symbol, most: number, work: () => Promise<Result>) => {
    const count = counts.get(name) ?? 0;
    if (count >= most) throw name === EVERYONE ? overloaded("at_once") : tooManyOfOne();
    counts.set(name, count + 1);
    try {
      return await work();
    } finally {
      const left = (counts.get(name) ?? 0) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    }
  };
}

function tooManyOfOne(): HttpError {
  return new HttpError("rate_limited", {
    reason: "at_once",
    headers: { "retry-after": OVERLOADED_RETRY_SECONDS },
  });
}

/** The number that whoever stands before us gave the request; only of a form that says nothing about anybody. */
function numberOf(request: Request): string | null {
  return z.guid().safeParse(request.headers.get("x-request-id")).data ?? null;
}

function checkAddress(request: Request, path: RegExp, methods: readonly string[]): void {
  if (!path.test(new URL(request.url).pathname)) {
    throw new HttpError("not_found");
  }
  if (!methods.includes(request.method)) {
    throw new HttpError("method_not_allowed", { headers: { allow: methods.join(", ") } });
  }
}

/** Reads a body of this type and of at most `maxBytes`, and lets go of the rest of a longer one unread. */
export async function readBody(
  request: Request,
  type: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (mediaType(request) !== type || request.headers.has("content-encoding")) {
    throw new HttpError("unsupported_media_type");
  }
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new HttpError("too_large");
  }
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > maxBytes) {
      throw new HttpError("too_large");
    }
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  return bytes.subarray(0, length);
}

function mediaType(request: Request): string {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

/** A JSON reply that no cache keeps and no browser guesses the type of. */
export function jsonReply(body: unknown, status: number, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

/** The headers that let a listed site's pages call us; for any other site there are none. */
function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const isAllowed = origin !== null && allowedOrigins.includes(origin);
  return isAllowed
    ? { ...sharedHeaders, "access-control-allow-origin": origin }
    : { vary: "Origin" };
}

const sharedHeaders = {
  vary: "Origin",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-expose-headers": "retry-after, x-request-id",
  "access-control-max-age": "600",
};
