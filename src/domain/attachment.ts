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
