import { readBody } from "../_shared/read-body.ts";
import { HttpError } from "../_shared/http-error.ts";

/** Reads a JSON body of at most `maxBytes`, and lets go of the rest of a longer one unread. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  return parseJson(await readBody(request, "application/json", maxBytes));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError("malformed");
  }
}
