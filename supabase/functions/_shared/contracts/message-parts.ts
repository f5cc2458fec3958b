/** How the notes on the different kinds of attachments begin, and the one on lines of her record. */
export const noteLabels = {
  photo: "Text from a photo, read by the app",
  pdf: "PDF file",
  text: "Text file",
  other: "File",
  record: "From my record, chosen by me",
} as const;

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

/** The message without the text of what is attached: the user's words and the note's first line, which names the file. */
export function withoutAttachedText(message: string): string {
  const note = noteStart.exec(message);
  return note === null ? message : message.slice(0, note.index + note[0].length);
}

/** Whether lines of her record go with the message; an answer to it may name them. */
export function hasRecordLines(message: string): boolean {
  return recordNote.test(message);
}
