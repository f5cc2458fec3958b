import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { z } from "zod";

import { sendPhoto } from "@/features/chat/attachments/send-photo.ts";

import { type FakeBackend, type FakeRoute, fakeBackend, deferredReply } from "../fakes/backend.ts";
import { choose, field, page, storedRows, visitChat, write } from "../fakes/chat.tsx";
import { signInBefore } from "../fakes/session.ts";

const companion = "POST /functions/v1/claude-chat";
const ocr = "POST /functions/v1/ocr-image";
const askedSchema = z.object({ id: z.uuid(), message: z.string() });

const pdf = new File(["%PDF-1.7"], "lab result.pdf", { type: "application/pdf" });
const pdfNote = "[PDF file: lab result.pdf. Only its name is sent, its content was not read.]";
const notes = new File([`${"a".repeat(500)}the end`], "notes.txt", { type: "text/plain" });
const photo = new File(["not really"], "IMG_1.jpg", { type: "image/jpeg" });

function backendWith(companionRoute?: FakeRoute, stored: readonly unknown[] = []): FakeBackend {
  return fakeBackend({
    "GET /rest/v1/chat_messages": { body: stored },
    "GET /functions/v1/claude-chat": { body: { receiver: null } },
    "POST /rest/v1/rpc/has_consent": { body: true },
    "GET /rest/v1/profiles": { body: [] },
    [companion]:
      companionRoute ??
      (({ body }) => ({
        body: {
          text: "Thank you.",
          origin: "guides",
          message_id: askedSchema.parse(body).id,
          reply_id: "0c000000-0000-4000-8000-000000000900",
          timestamp: "2026-11-20T09:30:00.000Z",
        },
      })),
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const picker = () => screen.getByLabelText<HTMLInputElement>("File to attach");
const answer = () => screen.findByText("Thank you.", { selector: "p" });
const chip = () => screen.findByRole("region", { name: "Attached" });

async function openAsAda(backend: FakeBackend): Promise<void> {
  signInBefore();
  visitChat(backend);
  await waitFor(() => expect(screen.queryByText("Loading your messages...")).toBeNull());
  await waitFor(() => expect(button("Attach a file").disabled).toBe(false));
}

async function attach(...files: File[]): Promise<void> {
  await userEvent.upload(picker(), files, { applyAccept: false });
}

function drop(...files: File[]): boolean {
  const event = createEvent.drop(window, { dataTransfer: { files, types: ["Files"] } });
  fireEvent(window, event);
  return event.defaultPrevented;
}

const asked = (backend: FakeBackend) =>
  backend.requestsTo(companion).map(({ body }) => askedSchema.parse(body).message);

test("Section 6, Attachments: asks a visitor to sign in before she can attach anything", async () => {
  visitChat(backendWith());
  await waitFor(() => expect(button("Attach a file").disabled).toBe(false));
  await userEvent.click(button("Take a photo"));
  expect(page().getByRole("alert").textContent).toMatch(
    /^You must be logged in to send a message\./,
  );
});

test("Section 2, Attachments: offers the five kinds of files", async () => {
  await openAsAda(backendWith());
  expect(picker().accept).toBe(".pdf,.png,.jpg,.jpeg,.txt");
});

test("Section 5, Attachments: says the size and what will happen with a PDF, and sends only its name", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  await attach(pdf);
  expect((await chip()).textContent).toBe("lab result.pdf8 bytesPDF: only its name is sent");
  expect(backend.requestsTo(companion)).toEqual([]);

  await userEvent.click(button("Send"));
  await answer();
  expect(asked(backend)).toEqual([pdfNote]);
  expect(screen.queryByRole("region", { name: "Attached" })).toBeNull();
});

test("Sections 5 and 9, Attachments: sends what she typed, then the first 500 characters of a text file, marked as truncated", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  await write("Is this right?");
  await attach(notes);
  expect((await chip()).textContent).toContain("Text file: its first 500 characters are sent");
  await userEvent.click(button("Send"));
  await answer();
  expect(asked(backend)).toEqual([
    `Is this right?\n\n[Text file: notes.txt]\n${"a".repeat(500)}\n[Truncated: these are its first 500 characters.]`,
  ]);
});

test("reads a text file that was saved as UTF-16", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from("ẹ̀jẹ̀", "utf16le")]);
  await attach(new File([bytes], "notes.txt", { type: "text/plain" }));
  await chip();
  await userEvent.click(button("Send"));
  await answer();
  expect(asked(backend)).toEqual(["[Text file: notes.txt]\nẹ̀jẹ̀"]);
});

test("Section 5, Attachments: takes a dropped file of any other kind by its name alone", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  fireEvent.dragOver(window, { dataTransfer: { types: ["Files"], files: [] } });
  screen.getByText("Drop the file to attach it");
  drop(new File(["x"], "letter.docx", { type: "application/msword" }));
  expect(screen.queryByText("Drop the file to attach it")).toBeNull();
  expect((await chip()).textContent).toContain("Only its name is sent");
  await userEvent.click(button("Send"));
  await answer();
  expect(asked(backend)).toEqual([
    "[File: letter.docx. Only its name is sent, its content was not read.]",
  ]);
});

test("takes a pasted file, and leaves pasted words to the field", async () => {
  await openAsAda(backendWith());
  const words = { types: ["text/plain", "Files"], files: [photo] };
  expect(fireEvent.paste(field(), { clipboardData: words })).toBe(true);
  expect(fireEvent.paste(field(), { clipboardData: { types: ["Files"], files: [pdf] } })).toBe(
    false,
  );
  expect((await chip()).textContent).toContain("lab result.pdf");
});

test("Section 2, Attachments: puts a later file in the place of an earlier one, and can remove it", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  await attach(pdf);
  await chip();
  await attach(notes);
  await waitFor(async () => expect((await chip()).textContent).toContain("notes.txt"));
  await userEvent.click(button("Remove notes.txt"));
  expect(screen.queryByRole("region", { name: "Attached" })).toBeNull();
  expect(document.activeElement).toBe(field());
  await userEvent.click(button("Send"));
  expect(backend.requestsTo(companion)).toEqual([]);
});

test("takes the first of several files and says so", async () => {
  await openAsAda(backendWith());
  drop(pdf, notes);
  expect((await chip()).textContent).toContain("lab result.pdf");
  expect(page().getByRole("alert").textContent).toBe(
    "One file at a time: the first one was taken.",
  );
});

test("refuses a text file that is too big, in words, and keeps what she typed", async () => {
  await openAsAda(backendWith());
  await write("Is this right?");
  await attach(new File(["a".repeat(1_000_001)], "notes.txt", { type: "text/plain" }));
  expect((await page().findByRole("alert")).textContent).toBe(
    "notes.txt is too big (1 MB). Choose one of up to 1 MB.",
  );
  expect(field().value).toBe("Is this right?");
});

test("Section 4, Attachments: takes nothing more while an answer is on its way", async () => {
  const { route, letGo } = deferredReply({ body: { text: "Thank you." } });
  const backend = backendWith(route);
  await openAsAda(backend);
  await userEvent.type(field(), "Hello{Enter}");
  await waitFor(() => expect(field().disabled).toBe(true));
  expect(button("Attach a file").disabled).toBe(true);
  expect(button("Take a photo").disabled).toBe(true);
  expect(picker().disabled).toBe(true);
  expect(drop(pdf)).toBe(true);
  letGo();
  await answer();
  expect(screen.queryByRole("region", { name: "Attached" })).toBeNull();
});

test("gives her words and her file back when she has to wait", async () => {
  const backend = backendWith({
    status: 429,
    body: { error: "A break, please.", code: "rate_limited" },
  });
  await openAsAda(backend);
  await write("Is this right?");
  await attach(pdf);
  await chip();
  await userEvent.click(button("Send"));
  await screen.findByText(/A break, please\./);
  expect(field().value).toBe("Is this right?");
  expect((await chip()).textContent).toContain("lab result.pdf");
});

test("forgets the words of a message that arrived with a file", async () => {
  await openAsAda(backendWith());
  await write("Is this right?");
  await attach(pdf);
  await chip();
  await userEvent.click(button("Send"));
  await answer();
  await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
});

test.each([
  [
    "Is this high?",
    "[Text from a photo, read by the app: lab.jpg]\nTSH 2.1",
    "lab.jpg",
    "Text from your photo",
  ],
  ["", pdfNote, "lab result.pdf", "PDF file"],
])(
  "puts the words of an earlier question into the field, and what went with it beside them: %j, %j",
  async (words, note, name, kind) => {
    const stored = storedRows(1).map((row) =>
      row.sender === "user" ? { ...row, content: `${words}\n\n${note}`.trim() } : row,
    );
    const backend = backendWith(undefined, stored);
    await openAsAda(backend);
    await choose("question", "Edit question");
    expect((await chip()).textContent).toBe(`${name}${kind}`);
    expect(field().value).toBe(words);
    expect(document.activeElement).toBe(field());

    await write(" Or low?");
    await userEvent.click(button("Send"));
    await answer();
    expect(asked(backend)).toEqual([`${`${words} Or low?`.trim()}\n\n${note}`]);
    expect(screen.queryByRole("region", { name: "Attached" })).toBeNull();
  },
);

test("what a file says is not taken for her own words, and what she types with it is", async () => {
  const { route, letGo } = deferredReply({ body: { text: "Thank you." } });
  const backend = backendWith(route);
  await openAsAda(backend);
  await attach(new File(["I want to kill myself"], "notes.txt", { type: "text/plain" }));
  await chip();
  await userEvent.click(button("Send"));
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(screen.queryByText("Get medical help now")).toBeNull();
  letGo();
  await answer();

  await attach(pdf);
  await chip();
  await write("I want to kill myself");
  await userEvent.click(button("Send"));
  await screen.findByText("Get medical help now");
});

test("Section 5, Attachments: opens the check of a photo's text, and sends nothing before she has done it", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  await write("Is this right?");
  await attach(photo);
  const check = await screen.findByRole("dialog", { name: "Check the text in your photo" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(check.isConnected).toBe(false));
  expect(field().value).toBe("Is this right?");
  expect((await chip()).textContent).toContain(
    "Photo: read on this device; you check the text first",
  );
  await userEvent.click(button("Send"));
  await screen.findByRole("dialog", { name: "Check the text in your photo" });
  expect(backend.requests.map(({ call }) => call)).not.toContain(companion);
});

test("sends words of danger at once, without the photo that is not checked yet", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  await attach(photo);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await write("I want to kill myself");
  await userEvent.click(button("Send"));
  await screen.findByText("Get medical help now");
  await waitFor(() => expect(asked(backend)).toEqual(["I want to kill myself"]));
  expect((await chip()).textContent).toContain("IMG_1.jpg");
});

const never = new AbortController().signal;

test("Section 7, Attachments: gives the service a photo as photo.jpg in the field image, and takes over its words", async () => {
  signInBefore();
  const backend = fakeBackend({ [ocr]: { body: { text: "HbA1c 5.6 %" } } });
  const jpeg = new Blob(["jpeg"], { type: "image/jpeg" });
  expect(await sendPhoto(await backend.load(), jpeg, never)).toEqual({
    kind: "read",
    text: "HbA1c 5.6 %",
    unsure: [],
    page: null,
  });
  const [request] = backend.requestsTo(ocr);
  expect(request?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect(String(request?.body)).toMatch(/name="image"; filename="photo\.jpg"/);
});

test.each([
  [403, "consent_required", { kind: "consent-required" }],
  [503, "no_model", { kind: "unavailable" }],
  [422, "image_unreadable", { kind: "failed", reason: "A sentence." }],
  [
    429,
    "rate_limited",
    { kind: "failed", reason: "A sentence. Try again in 2 minutes, or read it on this device." },
  ],
  [
    429,
    "service_full",
    { kind: "failed", reason: "A sentence. Try again in 2 minutes, or read it on this device." },
  ],
])("understands the service's %i %s", async (status, code, outcome) => {
  signInBefore();
  const backend = fakeBackend({
    [ocr]: { status, body: { error: "A sentence.", code }, headers: { "retry-after": "120" } },
  });
  expect(await sendPhoto(await backend.load(), new Blob(["jpeg"]), never)).toEqual(outcome);
});

test.each([
  [500, { error: "The reader is full." }],
  [502, { error: "The reader is full.", code: 7 }],
  [200, { error: "The reader is full." }],
])(
  "Section 8, Attachments: gives the reason of any answer that names one (%i)",
  async (status, body) => {
    signInBefore();
    const backend = fakeBackend({ [ocr]: { status, body } });
    expect(await sendPhoto(await backend.load(), new Blob(["jpeg"]), never)).toEqual({
      kind: "failed",
      reason: "The reader is full.",
    });
  },
);

test("Section 7, Attachments: says so when a photo could not be sent, or was answered with nothing", async () => {
  signInBefore();
  const backend = fakeBackend({ [ocr]: { body: {} } });
  const client = await backend.load();
  expect(await sendPhoto(client, new Blob(["jpeg"]), never)).toEqual({
    kind: "failed",
    reason: "",
  });
  backend.setOffline(true);
  expect(await sendPhoto(client, new Blob(["jpeg"]), never)).toMatchObject({
    kind: "failed",
    reason: "it did not arrive. Check your connection and try again.",
  });
});
