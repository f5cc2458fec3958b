import { IMAGE_BODY_MAX_BYTES, IMAGE_FIELD } from "../contract.ts";
import { formParts } from "./form-parts.ts";
import { readBody } from "../../_shared/read-body.ts";
import { HttpError } from "../../_shared/http-error.ts";

export type ImageForm = {
  file: Uint8Array;
  /** Whose picture the form says it is. */
  claimedUserIds: string[];
};

/** Reads the one picture of a form within the size limit. */
export async function readImageForm(request: Request): Promise<ImageForm> {
  const body = await readBody(request, "multipart/form-data", IMAGE_BODY_MAX_BYTES);
  const parts = formParts(body, request.headers.get("content-type") ?? "");
  const [image, ...others] = parts.filter(({ name }) => name === IMAGE_FIELD);
  if (!image?.isFile || others.length > 0) {
    throw new HttpError("invalid");
  }
  const claimedUserIds = parts
    .filter(({ name }) => name === "user_id")
    .map(({ bytes }) => decode(bytes).toLowerCase());
  return { file: image.bytes, claimedUserIds };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
