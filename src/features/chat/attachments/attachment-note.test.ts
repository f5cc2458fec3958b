import { expect, test } from "vitest";

import { cleanText, otherNote, pdfNote, textFileNote } from "./attachment-note";

test("Section 5, Attachments: tells of a PDF and of any other file by name alone", () => {
  expect(pdfNote("lab.pdf")).toBe(
    "[PDF file: lab.pdf. Only its name is sent, its content was not read.]",
  );
  expect(otherNote("letter.docx")).toBe(
    "[File: letter.docx. Only its name is sent, its content was not read.]",
  );
});

test("gives a text file whole up to 500 characters", () => {
  expect(textFileNote("notes.txt", "a".repeat(500))).toBe(
    `[Text file: notes.txt]\n${"a".repeat(500)}`,
  );
});

test("Sections 5 and 9, Attachments: gives the first 500 characters of a longer text file and says that it is truncated", () => {
  expect(textFileNote("notes.txt", "a".repeat(501))).toBe(
    `[Text file: notes.txt]\n${"a".repeat(500)}\n[Truncated: these are its first 500 characters.]`,
  );
});

test("never cuts a sign of a text file in half", () => {
  const note = textFileNote("notes.txt", "🩺".repeat(501));
  expect(note.match(/🩺/gu)).toHaveLength(500);
  expect(note).not.toMatch(/\p{Surrogate}/u);
});

test("says that a text file is empty", () => {
  expect(textFileNote("notes.txt", "\uFEFF \r\n")).toBe("[Text file: notes.txt. It is empty.]");
});

test("keeps lines, tabs and every script, and nothing that cannot be seen or stored", () => {
  expect(cleanText("\uFEFFTSH\t2.1\r\nẹ̀jẹ̀ 5\u0000.4 \u202Emmol/L\uD83E\n")).toBe(
    "TSH\t2.1\nẹ̀jẹ̀ 5.4 mmol/L\uFFFD",
  );
});
