import { HttpError } from "./http-error.ts";

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
