import { Refusal } from "./refusal.ts";

/** Reads a JSON body of at most `maxBytes`, and lets go of the rest of a longer one unread. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (mediaType(request) !== "application/json") {
    throw new Refusal("unsupported_media_type");
  }
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new Refusal("too_large");
  }
  return parseJson(await readBytes(request, maxBytes));
}

function mediaType(request: Request): string {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > maxBytes) {
      throw new Refusal("too_large");
    }
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  return bytes.subarray(0, length);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("malformed");
  }
}
