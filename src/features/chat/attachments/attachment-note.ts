import { type MessageNote, noteLabels } from "@shared/contracts/message-parts";
import { TEXT_PREVIEW_LENGTH } from "@/domain/attachment";

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
