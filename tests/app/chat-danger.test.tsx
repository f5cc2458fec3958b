import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { acknowledgement } from "@/content/companion-intro.ts";

import { type FakeBackend, type FakeRoute, fakeBackend, deferredReply } from "../fakes/backend.ts";
import {
  asked,
  askedSchema,
  field,
  idOf,
  log,
  news,
  reply,
  sendButton,
  visitChat,
  write,
} from "../fakes/chat.tsx";
import { signInBefore } from "../fakes/session.ts";

const companion = "POST /functions/v1/claude-chat";
const urgent = "I want to kill myself";

function backendWith(routes: Readonly<Record<string, FakeRoute>> = {}): FakeBackend {
  return fakeBackend({
    "GET /rest/v1/chat_messages": { body: [] },
    "GET /functions/v1/claude-chat": { body: { receiver: null } },
    "GET /rest/v1/profiles": {
      body: { first_name: null, date_of_birth: null, phone_number: null, country: "Nigeria" },
    },
    "POST /rest/v1/rpc/has_consent": { body: true },
    ...routes,
  });
}

async function send(text: string): Promise<void> {
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await write(text);
  await userEvent.click(sendButton());
}

async function card(): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { name: "Get medical help now" });
  const alert = heading.closest<HTMLElement>("[role=alert]");
  if (alert === null) throw new Error("The card is no alert.");
  return alert;
}

test("danger is answered on the device at once, with no acknowledgement, before any reply", async () => {
  signInBefore();
  visitChat(backendWith({ [companion]: deferredReply({ body: {} }).route }));
  await send(urgent);

  const shown = await card();
  expect(shown.textContent).toContain("You deserve help right now.");
  expect(screen.queryByText(acknowledgement)).toBeNull();
  const numbers = await within(shown).findAllByRole("link", { name: /112/ });
  expect(numbers[0]?.getAttribute("href")).toBe("tel:112");
  within(shown).getByRole("link", { name: "Leave this page fast" });
  const thread = screen.getByRole("log");
  expect(thread.textContent.indexOf(urgent)).toBeLessThan(
    thread.textContent.indexOf("Get medical help now"),
  );
});

test("her own country's numbers stand alone", async () => {
  signInBefore();
  visitChat(backendWith({ [companion]: deferredReply({ body: {} }).route }));
  await send(urgent);
  const shown = await card();
  await waitFor(() =>
    expect(within(shown).queryByRole("link", { name: /United States/ })).toBeNull(),
  );
});

test("help comes before the question of consent, which waits until she is safe", async () => {
  signInBefore();
  visitChat(backendWith({ "POST /rest/v1/rpc/has_consent": { body: false } }));
  await send(urgent);
  await card();
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  expect(screen.queryByRole("heading", { name: "Before you write" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "I am safe" }));
  await screen.findByRole("heading", { name: "Before you write" });
});

test("a visitor without an account gets the same help", async () => {
  const backend = backendWith();
  visitChat(backend);
  await send(urgent);
  const shown = await card();
  within(shown).getByRole("link", { name: /United States 911/ });
  expect(backend.requests).toEqual([]);
});

test("she says that she is safe and goes on", async () => {
  signInBefore();
  visitChat(backendWith({ [companion]: deferredReply({ body: {} }).route }));
  await send(urgent);
  await card();
  await userEvent.click(screen.getByRole("button", { name: "I am safe" }));
  expect(screen.queryByRole("heading", { name: "Get medical help now" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("log"));
});

const advice = "I am really glad you told me.";
const anyway = "Low mood is common with PCOS, and it can be treated.";

/** A companion that gives advice, and an answer once the danger is seen. */
const warning: FakeRoute = ({ body }) => {
  const { id, danger_seen } = askedSchema.parse(body);
  const replied = danger_seen
    ? reply(anyway, idOf(902)).body
    : { ...reply(advice).body, urgent: { level: "emergency", flags: ["self_harm"] } };
  return { body: { ...replied, message_id: id } };
};

const answerButton = { name: "Answer my question" };

test("her question is answered all the same, and the card and the answer both stay", async () => {
  signInBefore();
  const backend = backendWith({ [companion]: warning });
  visitChat(backend);
  await send(urgent);
  const shown = await card();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  // The card says it already.
  expect(within(log()).queryByText(advice)).toBeNull();

  await userEvent.click(screen.getByRole("button", answerButton));
  await within(log()).findByText(anyway);
  expect(asked(backend).map(({ message, danger_seen }) => [message, danger_seen])).toEqual([
    [urgent, undefined],
    [urgent, true],
  ]);
  expect(shown.isConnected).toBe(true);
  expect(screen.queryByRole("button", answerButton)).toBeNull();
  expect(within(log()).getAllByText(urgent)).toHaveLength(1);
  expect(document.activeElement).toBe(log());
  expect(news().textContent).toBe(anyway);
});

function at(second: number): string {
  return `2026-11-20T09:30:0${second}.000Z`;
}

test("the card, what she pressed and the answer are there again after a reload", async () => {
  signInBefore();
  const urgentParts = { urgent: { level: "emergency", flags: ["self_harm"] } };
  const row = {
    citations: [],
    origin: null,
    reply_to: null,
    stopped: false,
    reply_parts: {},
    sender: "user",
    content: urgent,
  };
  const answerRow = { ...row, sender: "assistant", origin: "guides" };
  const stored = [
    { ...answerRow, id: idOf(5), content: anyway, reply_to: idOf(4), timestamp: at(4) },
    { ...row, id: idOf(4), timestamp: at(3) },
    {
      ...answerRow,
      id: idOf(3),
      content: advice,
      reply_to: idOf(2),
      reply_parts: urgentParts,
      timestamp: at(2),
    },
    { ...row, id: idOf(2), timestamp: at(1) },
  ];
  visitChat(backendWith({ "GET /rest/v1/chat_messages": { body: stored } }));
  const shown = await card();
  const text = log().textContent;
  expect(within(log()).getAllByText(urgent)).toHaveLength(1);
  expect(within(log()).queryByText(advice)).toBeNull();
  expect(text.indexOf(shown.textContent)).toBeLessThan(text.indexOf("Answer my question"));
  expect(text.indexOf("Answer my question")).toBeLessThan(text.indexOf(anyway));
  expect(screen.queryByRole("button", answerButton)).toBeNull();
});

test("offline the card is there at once, and an answer is asked for when the message goes out", async () => {
  signInBefore();
  const backend = backendWith({ [companion]: warning });
  visitChat(backend);
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await write(urgent);
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(sendButton());
  await card();
  await userEvent.click(screen.getByRole("button", answerButton));
  expect(screen.queryByRole("button", answerButton)).toBeNull();
  expect(asked(backend)).toEqual([]);

  offline.mockRestore();
  fireEvent(window, new Event("online"));
  await within(log()).findByText(anyway);
  expect(asked(backend).map(({ danger_seen }) => danger_seen)).toEqual([true]);
});

test("before she has agreed, wanting an answer leads to that question, and then to the answer", async () => {
  signInBefore();
  const backend = backendWith({
    [companion]: warning,
    "POST /rest/v1/rpc/has_consent": { body: false },
    "POST /rest/v1/rpc/give_consent": { status: 204 },
  });
  visitChat(backend);
  await send(urgent);
  await card();
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await userEvent.click(screen.getByRole("button", answerButton));
  await screen.findByRole("heading", { name: "Before you write" });
  screen.getByRole("heading", { name: "Get medical help now", hidden: true });
  await userEvent.click(screen.getByRole("button", { name: "I agree" }));
  await within(await screen.findByRole("log")).findByText(anyway);
  expect(asked(backend).map(({ danger_seen }) => danger_seen)).toEqual([true]);
  expect(field().value).toBe("");
  await card();
});

test("a country without confirmed numbers sees no foreign ones", async () => {
  signInBefore();
  const ghana = { first_name: null, date_of_birth: null, phone_number: null, country: "Ghana" };
  visitChat(
    backendWith({
      [companion]: deferredReply({ body: {} }).route,
      "GET /rest/v1/profiles": { body: ghana },
    }),
  );
  await send(urgent);
  const shown = await card();
  await waitFor(() => expect(shown.querySelectorAll("a[href^='tel:']")).toHaveLength(0));
  expect(shown.textContent).toContain("Call your local emergency number");
  expect(shown.textContent).toContain("no confirmed line for a mental health crisis in Ghana");
  within(shown).getByRole("link", { name: /findahelpline\.com/ });
});

test("an everyday question shows no card", async () => {
  signInBefore();
  visitChat(backendWith({ [companion]: deferredReply({ body: {} }).route }));
  await send("Do I need to fast?");
  await screen.findByText(acknowledgement);
  expect(screen.queryByRole("heading", { name: /Get medical help/ })).toBeNull();
});
