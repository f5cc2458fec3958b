import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { acknowledgement } from "@/content/companion-intro.ts";

import { type FakeBackend, type FakeRoute, fakeBackend, heldBack } from "../fakes/backend.ts";
import { field, sendButton, visitChat } from "../fakes/chat.tsx";
import { signInBefore } from "../fakes/session.ts";

const companion = "POST /functions/v1/claude-chat";
const urgent = "I want to kill myself";

function backendWith(routes: Readonly<Record<string, FakeRoute>> = {}): FakeBackend {
  return fakeBackend({
    "GET /rest/v1/chat_messages": { body: [] },
    "GET /rest/v1/profiles": {
      body: { first_name: null, date_of_birth: null, phone_number: null, country: "Nigeria" },
    },
    "POST /rest/v1/rpc/has_consent": { body: true },
    ...routes,
  });
}

async function send(text: string): Promise<void> {
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await userEvent.type(field(), text);
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
  const reply = heldBack({ body: {} });
  visitChat(backendWith({ [companion]: reply.route }));
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
  visitChat(backendWith({ [companion]: heldBack({ body: {} }).route }));
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
  expect(screen.queryByRole("heading", { name: "Before your first message" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "I am safe, continue the chat" }));
  await screen.findByRole("heading", { name: "Before your first message" });
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
  visitChat(backendWith({ [companion]: heldBack({ body: {} }).route }));
  await send(urgent);
  await card();
  await userEvent.click(screen.getByRole("button", { name: "I am safe, continue the chat" }));
  expect(screen.queryByRole("heading", { name: "Get medical help now" })).toBeNull();
});

test("an everyday question shows no card", async () => {
  signInBefore();
  visitChat(backendWith({ [companion]: heldBack({ body: {} }).route }));
  await send("Do I need to fast?");
  await screen.findByText(acknowledgement);
  expect(screen.queryByRole("heading", { name: /Get medical help/ })).toBeNull();
});
