/** How the notes on the different kinds of attachments begin, and the one on lines of her record. */
export const noteLabels = {
  photo: "Text from a photo, read by the app",
  pdf: "PDF file",
  text: "Text file",
  other: "File",
  record: "From my record, chosen by me",
} as const;

export type NoteKind = keyof typeof noteLabels;

/** One note of a message: what it is on, its name or its count, and the text that came with it. */
export type MessageNote = { kind: NoteKind; about: string; text: string };

const noteKinds = ["photo", "pdf", "text", "other", "record"] as const satisfies NoteKind[];

const noteStart = new RegExp(
  `(?:^|\\n\\n)\\[(?:${Object.values(noteLabels).join("|")}): [^\\]\\n]+\\]`,
);

/** It may stand behind the text of a photo. */
const recordNote = new RegExp(`(?:^|\\n)\\[${noteLabels.record}: [^\\]\\n]+\\]`);

/** The message that is sent: what the user typed, then the note on what is attached. */
export function messageWithNote(typed: string, note: string | null): string {
  return [typed.trim(), note ?? ""].filter((part) => part !== "").join("\n\n");
}

/** What the user typed in a message. */
export function typedWords(message: string): string {
  const start = noteStart.exec(message)?.index ?? message.length;
  return message.slice(0, start);
}

/** What the app read from the user's photo or file; empty when nothing is attached. */
export function attachedText(message: string): string {
  const note = noteStart.exec(message);
  return note === null ? "" : message.slice(note.index + note[0].length).trim();
}

function noteFrom(head: string, text: string): MessageNote[] {
  const kind = noteKinds.find((one) => head.trim().startsWith(`[${noteLabels[one]}: `));
  if (kind === undefined) return [];
  const about = head.trim().slice(`[${noteLabels[kind]}: `.length, -1);
  return [{ kind, about, text: text.trim() }];
}

/** What goes with the user's words, in the order of the message: at most a file and lines of the record. */
export function notesIn(message: string): MessageNote[] {
  const head = noteStart.exec(message)?.[0];
  if (head === undefined) return [];
  const text = attachedText(message);
  const record = recordNote.exec(text);
  if (record === null) return noteFrom(head, text);
  const lines = text.slice(record.index + record[0].length);
  return [...noteFrom(head, text.slice(0, record.index)), ...noteFrom(record[0], lines)];
}

/** The message without the text of what is attached: the user's words and the note's first line, which names the file. */
export function withoutAttachedText(message: string): string {
  const note = noteStart.exec(message);
  return note === null ? message : message.slice(0, note.index + note[0].length);
}

/** Whether lines of her record go with the message; an answer to it may name them. */
export function hasRecordLines(message: string): boolean {
  return recordNote.test(message);
}
