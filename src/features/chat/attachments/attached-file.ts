import { type MessageNote, noteLabels } from "@shared/contracts/message-parts";

export type AttachmentKind = "image" | "pdf" | "text" | "other";

/** How much of a text file goes into a message, in characters. */
export const TEXT_PREVIEW_LENGTH = 500;

const MEGABYTE = 1_000_000;
const LONGEST_NAME = 80;
const NAMELESS = "file without a name";

/** The largest file of each kind that is opened; of the other kinds nothing but the name is used. */
export const SIZE_LIMITS: Readonly<Partial<Record<AttachmentKind, number>>> = {
  image: 20 * MEGABYTE,
  text: MEGABYTE,
};

/** The largest photo that is sent, after it has been made smaller. */
export const SENT_PHOTO_LIMIT = 5 * MEGABYTE;

const endings: Readonly<Record<string, AttachmentKind>> = {
  pdf: "pdf",
  png: "image",
  jpg: "image",
  jpeg: "image",
  txt: "text",
};

/** What a file is, by the type that the browser gives it or, without one, by its ending. */
export function attachmentKind(file: { name: string; type: string }): AttachmentKind {
  const type = file.type.toLowerCase().split(";")[0]?.trim() ?? "";
  if (type === "application/pdf") return "pdf";
  if (type === "text/plain") return "text";
  // A vector drawing can carry scripts and is no photo.
  if (type.startsWith("image/")) return type === "image/svg+xml" ? "other" : "image";
  if (type !== "" && type !== "application/octet-stream") return "other";
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  return endings[ending] ?? "other";
}

/** A file's name on one line, without signs that could hide or end it, and not too long to read. */
export function cleanFileName(name: string): string {
  const clean = name
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/\s+/g, " ")
    .trim();
  const letters = Array.from(clean);
  if (letters.length <= LONGEST_NAME) return clean || NAMELESS;
  const ending = Array.from(/\.[^.\s]{1,8}$/.exec(clean)?.[0] ?? "");
  return [...letters.slice(0, LONGEST_NAME - ending.length - 1), "…", ...ending].join("");
}

/** A file's size as people say it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / MEGABYTE).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
}

const NOT_READ = "Only its name is sent, its content was not read";

/** Plain text that can be stored and shown: no invisible controls, no halves of letters. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, "\uFFFD")
      .replace(/\r\n?/g, "\n")
      // Every control sign but the tab and the end of a line; the byte order mark; turns of direction.
      // oxlint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFEFF\u202A-\u202E\u2066-\u2069]/g, "")
      .trim()
  );
}

/** What a message says of a photo: the text she has checked. */
export function photoNote(name: string, text: string): string {
  return `[${noteLabels.photo}: ${name}]\n${cleanText(text)}`;
}

/** What a message says of a PDF: its name. */
export function pdfNote(name: string): string {
  return `[${noteLabels.pdf}: ${name}. ${NOT_READ}.]`;
}

/** What a message says of a text file: its beginning, and whether that is all. */
export function textFileNote(name: string, text: string): string {
  const letters = Array.from(cleanText(text));
  if (letters.length === 0) return `[${noteLabels.text}: ${name}. It is empty.]`;
  if (letters.length <= TEXT_PREVIEW_LENGTH)
    return `[${noteLabels.text}: ${name}]\n${letters.join("")}`;
  const preview = letters.slice(0, TEXT_PREVIEW_LENGTH).join("");
  return `[${noteLabels.text}: ${name}]\n${preview}\n[Truncated: these are its first ${TEXT_PREVIEW_LENGTH} characters.]`;
}

/** What a message says of any other file: its name. */
export function otherNote(name: string): string {
  return `[${noteLabels.other}: ${name}. ${NOT_READ}.]`;
}

/** The name of the file that a note is on. */
export function fileNameIn({ about }: MessageNote): string {
  return about.replace(`. ${NOT_READ}.`, "");
}

/** A note as it stands in the message that it was read from. */
export function noteAsSent({ kind, about, text }: MessageNote): string {
  return `[${noteLabels[kind]}: ${about}]\n${text}`.trim();
}
