import { expect, test } from "vitest";

import {
  attachedText,
  messageWithNote,
  notesIn,
  typedWords,
} from "@shared/contracts/message-parts";

import { otherNote, pdfNote, photoNote, textFileNote } from "./attached-file";

test("puts what she typed before the note, and sends either alone", () => {
  const note = photoNote("photo.jpg", " HbA1c 5.6 % ");
  expect(messageWithNote(" Is this high? ", note)).toBe(
    "Is this high?\n\n[Text from a photo, read by the app: photo.jpg]\nHbA1c 5.6 %",
  );
  expect(messageWithNote(" ", note)).toBe(note);
  expect(messageWithNote("Is this high?", null)).toBe("Is this high?");
});

test.each([
  photoNote("photo.jpg", "HbA1c 5.6 %"),
  pdfNote("lab.pdf"),
  textFileNote("notes.txt", "a"),
  textFileNote("notes.txt", ""),
  otherNote("letter.docx"),
])("finds what she typed before the note %j", (note) => {
  expect(typedWords(messageWithNote("One.\n\nTwo [2].", note))).toBe("One.\n\nTwo [2].");
  expect(typedWords(messageWithNote("", note))).toBe("");
});

test("takes a message without a note for her own words", () => {
  expect(typedWords("What is a [File: x]?")).toBe("What is a [File: x]?");
  expect(attachedText("What is a [File: x]?")).toBe("");
});

test("gives the text of a photo without its label", () => {
  const message = messageWithNote("Is this high?", photoNote("photo.jpg", "HbA1c 5.6 %\nTSH 2.1"));
  expect(attachedText(message)).toBe("HbA1c 5.6 %\nTSH 2.1");
});

test("tells the notes of a message apart: a file, and lines of her record", () => {
  const record = "[From my record, chosen by me: 1 line]\nLH 4";
  const both = messageWithNote(messageWithNote("And this?", photoNote("a.jpg", "TSH 2.1")), record);
  expect(notesIn(both)).toEqual([
    { kind: "photo", about: "a.jpg", text: "TSH 2.1" },
    { kind: "record", about: "1 line", text: "LH 4" },
  ]);
  expect(notesIn(record)).toEqual([{ kind: "record", about: "1 line", text: "LH 4" }]);
  expect(notesIn(pdfNote("lab.pdf"))).toEqual([
    {
      kind: "pdf",
      about: "lab.pdf. Only its name is sent, its content was not read.",
      text: "",
    },
  ]);
  expect(notesIn("What is a [File: x]?")).toEqual([]);
});
