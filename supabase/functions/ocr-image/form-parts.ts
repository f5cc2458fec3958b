import { HttpError } from "../_shared/http-error.ts";

/** One field of a form; what a file is called and said to be is never looked at. */
export type FormPart = { name: string; isFile: boolean; bytes: Uint8Array };

const MAX_PARTS = 20;
const MAX_HEAD_BYTES = 8 * 1024;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const DISPOSITION = /^content-disposition:[ \t]*form-data((?:[ \t]*;.*)?)$/im;
const PARAMETER = /[ \t]*;[ \t]*([\w*-]+)=("(?:[^"\\]|\\.)*"|[^\s;"]*)/gy;

/**
 * The fields of a multipart form, or the end of the request as `malformed`.
 *
 * Written out because the runtimes' own parsers disagree: some pass over a form that was cut, or
 * over a part that has no name, and some refuse short boundaries.
 */
export function formParts(body: Uint8Array, contentType: string): FormPart[] {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = bytesOf(`\r\n--${quoted ?? bare ?? malformed()}`);
  if (!isAt(body, 0, boundary.subarray(2))) malformed();
  const parts: FormPart[] = [];
  for (let at = boundary.length - 2; !isAt(body, at, END);) {
    if (!isAt(body, at, LINE_BREAK) || parts.length === MAX_PARTS) malformed();
    const headEnd = find(body.subarray(0, at + MAX_HEAD_BYTES), HEAD_END, at);
    const end = find(body, boundary, headEnd + HEAD_END.length);
    const bytes = body.subarray(headEnd + HEAD_END.length, end);
    parts.push({ ...readHead(body.subarray(at + LINE_BREAK.length, headEnd)), bytes });
    at = end + boundary.length;
  }
  return parts;
}

const LINE_BREAK = bytesOf("\r\n");
const HEAD_END = bytesOf("\r\n\r\n");
const END = bytesOf("--");

function readHead(head: Uint8Array): { name: string; isFile: boolean } {
  const [, text = ""] = DISPOSITION.exec(decode(head)) ?? malformed();
  const parameters = new Map<string, string>();
  let read = 0;
  for (const [whole, name = "", value = ""] of text.trimEnd().matchAll(PARAMETER)) {
    parameters.set(name.toLowerCase(), value.replace(/^"(.*)"$/, "$1"));
    read += whole.length;
  }
  const name = parameters.get("name");
  if (name === undefined || read < text.trimEnd().length) return malformed();
  return { name, isFile: parameters.has("filename") || parameters.has("filename*") };
}

function find(body: Uint8Array, searched: Uint8Array, from: number): number {
  for (let at = from; at < body.length; at += 1) if (isAt(body, at, searched)) return at;
  return malformed();
}

function isAt(body: Uint8Array, at: number, searched: Uint8Array): boolean {
  for (let index = 0; index < searched.length; index += 1) {
    if (body[at + index] !== searched[index]) return false;
  }
  return true;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return malformed();
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function malformed(): never {
  throw new HttpError("malformed");
}
