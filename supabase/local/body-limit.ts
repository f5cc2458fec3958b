import { setTimeout as wait } from "node:timers/promises";

/** Largest body that the auth server, the data API and the mailbox read: more than the longest reply with all that is kept with it. */
export const BODY_MAX_BYTES = 256 * 1024;

const DISCARD_MAX_BYTES = 64 * 1024 * 1024;
const DISCARD_WITHIN_MS = 1_500;

/** A request whose body was read, or why it was not. */
export type ReadBody =
  | { request: Request }
  | { request: null; /** Whether the caller has finished sending. */ isDiscarded: boolean };

/** The same request with its body read; a body over the limit is thrown away as it comes and never held. */
export async function readBody(request: Request): Promise<ReadBody> {
  if (!request.body) return { request };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > BODY_MAX_BYTES) return { request: null, isDiscarded: await discard(reader) };
    chunks.push(value);
  }
  return {
    request: new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: Buffer.concat(chunks),
      signal: request.signal,
    }),
  };
}

/** Reads on so that a caller who is still sending hears the answer, but neither for long nor for ever. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> {
  const expired = wait(DISCARD_WITHIN_MS, null, { ref: false });
  for (let size = 0; size < DISCARD_MAX_BYTES;) {
    const next = await Promise.race([expired, reader.read()]);
    if (next === null) return false;
    if (next.done) return true;
    size += next.value.byteLength;
  }
  return false;
}
