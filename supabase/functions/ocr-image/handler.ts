import type { Authenticate, Caller } from "../_shared/authenticate.ts";
import type { ImageErrorCode, ImageReply } from "../_shared/contracts/ocr-image.ts";
import { createFunctionShell, type ShellDeps } from "../_shared/function-shell.ts";
import { imageFailureReplies } from "../_shared/image-failure-replies.ts";
import { cleanImage } from "../_shared/image-file.ts";
import { ImageRefusal } from "../_shared/image-refusal.ts";
import { jsonReply } from "../_shared/json-reply.ts";
import type { ReadImage } from "../_shared/read-image.ts";
import { readImageForm } from "../_shared/read-image-form.ts";
import { Refusal } from "../_shared/refusal.ts";

export type OcrDeps = ShellDeps & {
  authenticate: Authenticate;
  /** Checks her consent and counts one reading. */
  beginReading: (caller: Caller, signal: AbortSignal) => Promise<void>;
  /** Null without a model service. */
  readImage: ReadImage | null;
};

/** Gives a signed-in person the words of one picture of hers; neither is kept. */
export function createOcrHandler(deps: OcrDeps): (request: Request) => Promise<Response> {
  return createFunctionShell<ImageErrorCode>(
    {
      ...deps,
      name: "ocr-image",
      failureReplies: imageFailureReplies,
      failureOf: (error) =>
        error instanceof Refusal || error instanceof ImageRefusal ? error : null,
    },
    async (request, headers) => jsonReply(await read(deps, request), 200, headers),
  );
}

async function read(deps: OcrDeps, request: Request): Promise<ImageReply> {
  const caller = await deps.authenticate(request);
  if (caller === null) {
    throw new Refusal("unauthenticated");
  }
  const { file, claimedUserIds } = await readImageForm(request);
  if (claimedUserIds.some((id) => id !== caller.id)) {
    throw new Refusal("wrong_user");
  }
  const image = cleanImage(file);
  if (deps.readImage === null) {
    throw new ImageRefusal("no_model");
  }
  await deps.beginReading(caller, request.signal);
  return { text: await deps.readImage(image, request.signal) };
}
