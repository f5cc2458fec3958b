import { type NoteKind, notesIn, typedWords } from "@shared/contracts/message-parts";

/** What goes with a question, as she reads it. */
export const noteNames = {
  photo: "Text from your photo",
  pdf: "PDF file",
  text: "Text from your file",
  other: "File",
  record: "From your record",
} as const satisfies Record<NoteKind, string>;

/** A message of hers as she would tell it: her words, then what went with them under its name. */
export function messageInWords(message: string): string {
  const notes = notesIn(message).map(({ kind, about, text }) =>
    [`${noteNames[kind]}: ${about}`, text].filter((part) => part !== "").join("\n"),
  );
  return [typedWords(message), ...notes].filter((part) => part !== "").join("\n\n");
}
