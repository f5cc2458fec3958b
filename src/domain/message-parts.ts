/** How the notes on the different kinds of attachments begin. */
export const noteLabels = {
  photo: "Text from a photo, read by the app",
  pdf: "PDF file",
  text: "Text file",
  other: "File",
} as const;

const noteStart = new RegExp(
  `(?:^|\\n\\n)\\[(?:${Object.values(noteLabels).join("|")}): [^\\]\\n]+\\]`,
);

/** The message that is sent: what she typed, then the note on what she attached. */
export function messageWithNote(typed: string, note: string | null): string {
  return [typed.trim(), note ?? ""].filter((part) => part !== "").join("\n\n");
}

/** What she typed herself in a message. */
export function typedWords(message: string): string {
  const start = noteStart.exec(message)?.index ?? message.length;
  return message.slice(0, start);
}
