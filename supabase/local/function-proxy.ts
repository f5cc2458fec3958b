import { once } from "node:events";
import { type IncomingMessage, request as openRequest } from "node:http";
import { Readable } from "node:stream";

import { failure } from "./refusal.ts";

const HOP_HEADERS = new Set([
  "accept-encoding",
  "connection",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const DISCARD_WITHIN_MS = 1_000;

/** Hands a request to the function on a loopback port, streaming both ways, and ends it when the caller leaves. */
export async function forward(
  request: Request,
  requestId: string,
  port: number,
): Promise<Response> {
  const body = request.body ? Readable.from(request.body) : null;
  try {
    const incoming = await send(request, requestId, body, port);
    return toResponse(incoming, body === null || (await isHeardOut(body)));
  } catch {
    return failure(502, "upstream_failed", "The function did not answer. Please try again.");
  }
}

function send(
  request: Request,
  requestId: string,
  body: Readable | null,
  port: number,
): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url);
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(
      {
        host: "127.0.0.1",
        port,
        method: request.method,
        path: pathname + search,
        headers: {
          ...Object.fromEntries([...request.headers].filter(([name]) => !HOP_HEADERS.has(name))),
          "x-request-id": requestId,
        },
        signal: request.signal,
        agent: false,
      },
      resolve,
    );
    outgoing.on("error", reject);
    if (body) body.on("error", reject).pipe(outgoing);
    else outgoing.end();
  });
}

/** Throws away what an answered caller still sends, so that the caller hears the answer; false when the caller does not come to an end. */
async function isHeardOut(body: Readable): Promise<boolean> {
  if (body.readableEnded) return true;
  body.unpipe();
  body.resume();
  const signal = AbortSignal.timeout(DISCARD_WITHIN_MS);
  const hasEnded = await once(body, "end", { signal }).then(
    () => true,
    () => false,
  );
  body.pause();
  return hasEnded;
}

function toResponse(incoming: IncomingMessage, isHeardToTheEnd: boolean): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (!HOP_HEADERS.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
  if (!isHeardToTheEnd) headers.set("connection", "close");
  const status = incoming.statusCode ?? 502;
  const isBodyless = status === 204 || status === 304;
  if (isBodyless) incoming.resume();
  return new Response(isBodyless ? null : bodyOf(incoming), { status, headers });
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void incoming.destroy(),
  });
}
