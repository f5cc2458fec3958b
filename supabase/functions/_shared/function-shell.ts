import { z } from "zod";

import type { ErrorCode } from "./contracts/failure.ts";
import { corsHeaders } from "./cors.ts";
import { type FailureTable, HttpError, httpErrorOf, overloaded } from "./http-error.ts";
import { jsonReply } from "./json-reply.ts";

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

function methodsOf({ offer }: { offer?: object }): readonly string[] {
  return offer === undefined ? ["POST", "OPTIONS"] : ["GET", "POST", "OPTIONS"];
}

/** A function's outside: its address, its methods, its headers, and one JSON failure for whatever goes wrong within. */
export function createFunctionShell<Code extends string>(
  shell: Shell<Code>,
  answer: (request: Request, headers: Record<string, string>) => Promise<Response>,
): (request: Request) => Promise<Response> {
  // As the hosted gateway and as the local server pass it on.
  const path = new RegExp(`^(/functions/v1)?/${shell.name}/?$`);
  let working = 0;
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
      if (working >= MOST_AT_ONCE) throw overloaded("at_once");
      working += 1;
      try {
        return await answer(request, headers);
      } finally {
        working -= 1;
      }
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
