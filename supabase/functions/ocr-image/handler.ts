import type { Caller } from "../_shared/authenticate.ts";
import {
  IMAGE_BODY_MAX_BYTES,
  IMAGE_FIELD,
  type ImageErrorCode,
  type ImageReply,
} from "./contract.ts";
import {
  createFunctionShell,
  jsonReply,
  readBody,
  type ShellDeps,
} from "../_shared/function-shell.ts";
import { imageFailures } from "./failures.ts";
import { cleanImage } from "./image/image-file.ts";
import type { ReadImage } from "./read-image.ts";
import { formParts } from "./form-parts.ts";
import { HttpError } from "../_shared/http-error.ts";

export type OcrDeps = ShellDeps & {
  /** Checks the caller's consent and counts one reading. */
  beginReading: (caller: Caller, signal: AbortSignal) => Promise<void>;
  /** Null without a model service. */
  readImage: ReadImage | null;
};

/** Gives a signed-in person the words of one picture; neither is kept. */
export function createOcrHandler(deps: OcrDeps): (request: Request) => Promise<Response> {
  return createFunctionShell<ImageErrorCode>(
    { ...deps, name: "ocr-image", failures: imageFailures },
    async (request, caller, headers) => jsonReply(await read(deps, caller, request), 200, headers),
  );
}

async function read(deps: OcrDeps, caller: Caller, request: Request): Promise<ImageReply> {
  const { file, claimedUserIds } = await readImageForm(request);
  if (claimedUserIds.some((id) => id !== caller.id)) {
    throw new HttpError("wrong_user");
  }
  const image = cleanImage(file);
  if (deps.readImage === null) {
    throw new HttpError("no_model");
  }
  await deps.beginReading(caller, request.signal);
  return { text: await deps.readImage(image, request.signal) };
}

/** The one picture of a form within the size limit, and whose the form says it is. */
async function readImageForm(
  request: Request,
): Promise<{ file: Uint8Array; claimedUserIds: string[] }> {
  const body = await readBody(request, "multipart/form-data", IMAGE_BODY_MAX_BYTES);
  const parts = formParts(body, request.headers.get("content-type") ?? "");
  const [image, ...others] = parts.filter(({ name }) => name === IMAGE_FIELD);
  if (!image?.isFile || others.length > 0) {
    throw new HttpError("invalid");
  }
  const claimedUserIds = parts
    .filter(({ name }) => name === "user_id")
    .map(({ bytes }) => new TextDecoder().decode(bytes).toLowerCase());
  return { file: image.bytes, claimedUserIds };
}
