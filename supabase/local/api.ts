import { randomUUID } from "node:crypto";

import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { z } from "zod";

import type { AuthAndData } from "./auth-and-data.ts";
import { readBody } from "./body-limit.ts";
import { isBelievable } from "./caller.ts";
import type { Configuration } from "./configuration.ts";
import { withBadRequest, withRetryAfter } from "./data-api-refusals.ts";
import { failure } from "./refusal.ts";
import type { Functions } from "./functions.ts";
import type { Keys } from "./keys.ts";
import { MAILBOX_CONTENT_SECURITY_POLICY, mailboxPage } from "./mailbox-page.ts";
import type { Mailbox } from "./mailbox.ts";
import { logUnexpectedError, withRequestLog } from "./private-log.ts";
import { QueueFull } from "./queue.ts";
import { createRateLimit } from "./rate-limit.ts";
import { refusalOf } from "./request-check.ts";
import { isForThisMachine, isFromAllowedOrigin, withOwnCors } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { takeVisitorNotice } from "./visitor-notice.ts";

type Parts = {
  configuration: Configuration;
  keys: Keys;
  mailbox: Mailbox;
  authAndData: AuthAndData;
  functions: Functions;
};

/** Everything the local server answers besides the site's own pages and files. */
export type Api = Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>;

/** Addresses that the API answers; all others belong to the site. */
export const API_ADDRESS =
  /^\/(?:auth\/v1|rest\/v1|functions\/v1|api\/v1\.0|_mail(?:\.json)?$|app-config\.json$|health$)/;

/** Joins the backend's parts under their addresses. */
export function createApi({ configuration, keys, mailbox, authAndData, functions }: Parts): Api {
  const { allowedOrigins, providerEmail } = configuration;
  const rateLimit = createRateLimit({
    perAddress: configuration.attemptsPerAddress,
    perAccount: configuration.attemptsPerAccount,
  });
  const api: Api = new Hono();

  api.onError((error, context) => withOwnCors(context.req.raw, failureOf(error), allowedOrigins));
  api.use(async (context, next) => {
    const requestId = z.guid().safeParse(context.req.header("x-request-id")).data ?? randomUUID();
    context.set("requestId", requestId);
    if (!isForThisMachine(context.req.raw)) {
      context.res = failure(421, "wrong_host", "This server answers this computer only.");
    } else {
      context.res = await withRequestLog(context.req.raw, requestId, async () => {
        await next();
        return context.res;
      });
    }
    for (const [name, value] of Object.entries(securityHeaders))
      context.res.headers.set(name, value);
    if (API_ADDRESS.test(context.req.path)) context.res.headers.set("x-request-id", requestId);
  });
  api.all("/functions/v1/:name/*", (context) =>
    functions.answer(context.req.param("name"), context.req.raw, context.get("requestId")),
  );
  api.use("/*", async (context, next) => {
    if (
      API_ADDRESS.test(context.req.path) &&
      !isFromAllowedOrigin(context.req.raw, allowedOrigins)
    ) {
      return failure(403, "foreign_origin", "Another site cannot use this server.");
    }
    return next();
  });

  for (const prefix of ["/auth/v1/*", "/rest/v1/*"]) {
    api.all(prefix, async (context) => {
      const peerAddress = context.env.incoming.socket.remoteAddress ?? null;
      const answer = await answerBackend(context.req.raw, peerAddress);
      return withOwnCors(context.req.raw, answer, allowedOrigins);
    });
  }

  async function answerBackend(asked: Request, peerAddress: string | null): Promise<Response> {
    // A browser asks before it sends a key, so that no key can be asked for here.
    if (asked.method === "OPTIONS") return new Response(null, { status: 204 });
    const read = await readBody(asked);
    if (!read.request) return tooLarge(read.isDiscarded);
    const { request } = read;
    const refusal = await refusalOf(request);
    if (refusal !== null) return refusal;
    if (!isBelievable(request, keys)) return failure(401, "bad_token", "Please sign in again.");
    const secondsToWait = await rateLimit(request, peerAddress);
    if (secondsToWait !== null) {
      return failure(429, "rate_limited", "Too many tries. Please wait a minute and try again.", {
        "retry-after": String(secondsToWait),
      });
    }
    const answered = await authAndData.answer(request, peerAddress);
    return withBadRequest(await withRetryAfter(answered));
  }

  api.get("/health", async (context) => {
    const [database, companion] = await Promise.all([authAndData.isWell(), functions.areWell()]);
    const isWell = database && companion;
    context.header("cache-control", "no-store");
    return context.json({ isWell, database, companion }, isWell ? 200 : 503);
  });
  api.get("/app-config.json", (context) => {
    context.header("cache-control", "no-store");
    return context.json({ supabaseUrl: "", supabasePublishableKey: keys.publishableKey });
  });
  api.get("/_mail.json", (context) => {
    context.header("cache-control", "no-store");
    return context.json(mailbox.list());
  });
  api.get("/_mail", (context) => {
    context.header("cache-control", "no-store");
    context.header("content-security-policy", MAILBOX_CONTENT_SECURITY_POLICY);
    return context.html(mailboxPage(mailbox.list()));
  });
  api.post("/api/v1.0/email/:form{send|send-form}", async (context) => {
    const read = await readBody(context.req.raw);
    if (!read.request) return tooLarge(read.isDiscarded);
    return takeVisitorNotice(read.request, mailbox, providerEmail);
  });
  return api;
}

function failureOf(error: unknown): Response {
  if (error instanceof QueueFull) {
    const sentence = "Too many people are here at once. Please try again soon.";
    return failure(503, "overloaded", sentence, { "retry-after": "5" });
  }
  logUnexpectedError(error);
  return failure(500, "internal", "Something went wrong on our side. Please try again.");
}

function tooLarge(isDiscarded: boolean): Response {
  // While the rest is still on its way, the connection cannot be used again.
  const headers = isDiscarded ? {} : { connection: "close" };
  return failure(413, "too_large", "This is too large to send.", headers);
}
