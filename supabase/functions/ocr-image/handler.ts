import type { Caller } from "../_shared/authenticate.ts";
import type { ImageErrorCode, ImageReply } from "./contract.ts";
import { createFunctionShell, jsonReply, type ShellDeps } from "../_shared/function-shell.ts";
import { imageFailures } from "./failures.ts";
import { cleanImage } from "./image/image-file.ts";
import type { ReadImage } from "./read-image.ts";
import { readImageForm } from "./form/read-image-form.ts";
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
