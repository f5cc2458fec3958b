import { type IncomingMessage, request as openRequest } from "node:http";
import { Readable } from "node:stream";

import { failure } from "./failure.ts";

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

/** Hands a request to the function on a loopback port, streaming both ways, and ends it when the caller leaves. */
export async function forward(request: Request, port: number): Promise<Response> {
  try {
    return toResponse(await send(request, port));
  } catch {
    return failure(502, "upstream_failed", "The function did not answer. Please try again.");
  }
}

function send(request: Request, port: number): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url);
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(
      {
        host: "127.0.0.1",
        port,
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(
          [...request.headers].filter(([name]) => !HOP_HEADERS.has(name)),
        ),
        signal: request.signal,
        agent: false,
      },
      resolve,
    );
    outgoing.once("error", reject);
    if (request.body) Readable.from(request.body).on("error", reject).pipe(outgoing);
    else outgoing.end();
  });
}

function toResponse(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (!HOP_HEADERS.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
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
