import type { MessageNote } from "@shared/contracts/message-parts";
import { noteNames } from "@/features/chat/history/note-names";

import {
  type AttachmentKind,
  attachmentKind,
  cleanFileName,
  fileNameIn,
  noteAsSent,
  otherNote,
  pdfNote,
  SIZE_LIMITS,
  sizeInWords,
  TEXT_PREVIEW_LENGTH,
  textFileNote,
} from "./attached-file";
import type { PhotoCheck } from "./photo-check";

/** One file or photo that goes with the next message. */
export type Attachment = {
  id: string;
  kind: AttachmentKind;
  /** Its cleaned name. */
  name: string;
  /** Null when the note comes from a question that she has asked before. */
  file: Blob | null;
  /** What the message will say of it; null until she has checked what was read from her photo. */
  note: string | null;
  /** The text of a photo with her corrections so far; null while nothing has been read. */
  check: PhotoCheck | null;
  /** What will happen with it, told before anything is sent. */
  plan: string;
};

export type OpenedFile =
  | { kind: "opened"; attachment: Attachment }
  | { kind: "refused"; sentence: string };

const plans = {
  image: "Photo: read on this device; you check the text first",
  pdf: "PDF: only its name is sent",
  text: `Text file: its first ${TEXT_PREVIEW_LENGTH} characters are sent`,
  other: "Only its name is sent",
} as const satisfies Record<AttachmentKind, string>;

async function readPreview(file: File): Promise<string> {
  // A few bytes can make one character, and more are needed than are shown to know of the rest.
  const beginning = await file.slice(0, TEXT_PREVIEW_LENGTH * 16).arrayBuffer();
  const [first, second] = new Uint8Array(beginning);
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(
    beginning,
  );
}

async function noteOn(kind: AttachmentKind, name: string, file: File): Promise<string | null> {
  if (kind === "image") return null;
  if (kind === "pdf") return pdfNote(name);
  return kind === "text" ? textFileNote(name, await readPreview(file)) : otherNote(name);
}

/** Makes an attachment of a file, or says in a sentence why it cannot be attached. */
export async function openFile(file: File): Promise<OpenedFile> {
  const kind = attachmentKind(file);
  const name = cleanFileName(file.name);
  const limit = SIZE_LIMITS[kind];
  if (limit !== undefined && file.size > limit) {
    const sentence = `${name} is too big (${sizeInWords(file.size)}). Choose one of up to ${sizeInWords(limit)}.`;
    return { kind: "refused", sentence };
  }
  if (kind === "image" && file.size === 0)
    return { kind: "refused", sentence: `${name} is empty.` };
  const note = await noteOn(kind, name, file);
  const plan = plans[kind];
  const id = crypto.randomUUID();
  return { kind: "opened", attachment: { id, kind, name, file, note, check: null, plan } };
}

/** What went with a question that she has asked before, ready to go along again. */
export function attachedBefore(note: MessageNote): Attachment {
  return {
    id: crypto.randomUUID(),
    kind: "other",
    name: fileNameIn(note),
    file: null,
    note: noteAsSent(note),
    check: null,
    plan: noteNames[note.kind],
  };
}
