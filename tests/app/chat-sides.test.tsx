import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { noPatternText, symptomPanelTexts, symptoms } from "@/content/symptoms.ts";
import { queryClient } from "@/lib/query-client.ts";

import {
  asked,
  backendWith,
  companion,
  giveConsent,
  hasConsent,
  history,
  openAsAda,
  page,
  storedRows,
  visitChat,
} from "../fakes/chat.tsx";
import { ada } from "../fakes/session.ts";

const profile = "GET /rest/v1/profiles";
const searchMessages = "POST /rest/v1/rpc/search_my_messages";

function profileBornOn(date_of_birth: string | null) {
  return {
    body: [{ first_name: null, date_of_birth, phone_number: null, country: "Nigeria" }],
  };
}

function panel() {
  return within(screen.getByRole("complementary", { name: symptomPanelTexts.title }));
}

async function tick(...names: RegExp[]) {
  for (const name of names) await userEvent.click(panel().getByRole("checkbox", { name }));
}

async function sendSymptoms() {
  await userEvent.click(panel().getByRole("button", { name: /^Send/ }));
}

test("Section 5, chat: nothing can be sent while no symptom is ticked", async () => {
  await openAsAda(backendWith({ [profile]: profileBornOn(null) }));
  expect(panel().getAllByRole("checkbox")).toHaveLength(symptoms.length);
  const send = panel().getByRole<HTMLButtonElement>("button", { name: "Send symptoms" });
  expect(send.disabled).toBe(true);
  await tick(/Small skin tags/);
  expect(panel().getByRole("button", { name: "Send 1 symptom" })).toBe(send);
  expect(send.disabled).toBe(false);
});

test("Section 9, chat: ticked symptoms are sent as her words and their pattern is named with what it is not", async () => {
  const backend = backendWith({ [profile]: profileBornOn("1994-03-03") });
  await openAsAda(backend);
  await tick(/Irregular/, /Extra hair/, /Ovarian cysts/);
  await sendSymptoms();

  const pattern = await within(await screen.findByRole("log")).findByRole("region", {
    name: "Phenotype A (Classic PCOS)",
  });
  expect(pattern.textContent).toContain("This is not a diagnosis.");
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(asked(backend)[0]?.message).toBe(
    "My symptoms:\n- Irregular, infrequent or missed periods\n- Extra hair on face, chest, tummy or back (hirsutism)\n- Ovarian cysts, or “polycystic ovaries” seen on a scan",
  );
  expect(
    within(screen.getByRole("log"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toContain("Extra hair on face, chest, tummy or back (hirsutism)");
});

test("Section 9, chat: a symptom message has an acknowledgement of its own, under its pattern", async () => {
  const backend = backendWith({
    [profile]: profileBornOn(null),
    [companion]: { stream: new ReadableStream() },
  });
  await openAsAda(backend);
  await tick(/Acne/);
  await sendSymptoms();
  const thanks = await screen.findByText(symptomPanelTexts.acknowledgement);
  const pattern = await screen.findByRole("region", { name: noPatternText.title });
  expect(pattern.compareDocumentPosition(thanks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a sign of danger is asked for before anything is sent, and help takes the place of a pattern", async () => {
  const backend = backendWith({ [profile]: profileBornOn(null) });
  await openAsAda(backend);
  await tick(/Irregular/, /Acne/, /Heavy or long-lasting/);
  await sendSymptoms();

  expect(panel().getByRole("alert").textContent).toBe("Please answer yes or no first.");
  expect(document.activeElement).toBe(panel().getByRole("radio", { name: "Yes" }));
  expect(asked(backend)).toEqual([]);

  await userEvent.click(panel().getByRole("radio", { name: "Yes" }));
  await sendSymptoms();
  await screen.findByRole("heading", { name: "Get medical help now" });
  expect(screen.queryByText(/^Phenotype/)).toBeNull();
  expect(screen.queryByText(symptomPanelTexts.acknowledgement)).toBeNull();
});

test("a person under 18 gets no pattern", async () => {
  await openAsAda(backendWith({ [profile]: profileBornOn("2012-01-01") }));
  await tick(/Irregular/, /Acne/);
  await sendSymptoms();
  await screen.findByText("Please talk to someone you trust");
  expect(screen.queryByText(/^Phenotype/)).toBeNull();
});

test("no pattern is named while her profile cannot be fetched, since she may be under 18", async () => {
  // Other than a 500, this is not asked for again and again.
  const backend = backendWith({ [profile]: { status: 400, body: { message: "no" } } });
  await openAsAda(backend);
  await tick(/Irregular/, /Acne/);
  await sendSymptoms();
  await waitFor(() => {
    expect(queryClient.getQueryState(["profile", ada.id])?.status).toBe("error");
  });
  expect(asked(backend)).toHaveLength(1);
  expect(screen.queryByText(/^Phenotype/)).toBeNull();
});

test("symptoms wait for her consent and are sent once she has given it", async () => {
  const backend = backendWith({
    [profile]: profileBornOn(null),
    [hasConsent]: { body: false },
    [giveConsent]: { status: 204 },
  });
  await openAsAda(backend);
  await tick(/Acne/);
  await sendSymptoms();
  const agree = await screen.findByRole("button", { name: "I agree" });
  expect(asked(backend)).toEqual([]);
  await userEvent.click(agree);
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(asked(backend)[0]?.message).toBe("My symptoms:\n- Acne or oily skin");
});

test("signed out, symptoms stay ticked and nothing is sent", async () => {
  const backend = backendWith();
  visitChat(backend);
  await screen.findByText("Nobody is signed in");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Your question" })).toBeTruthy());
  await tick(/Acne/);
  await sendSymptoms();
  const alert = await page().findByRole("alert");
  expect(alert.textContent).toContain("You must be logged in to send a message.");
  expect(panel().getByRole<HTMLInputElement>("checkbox", { name: /Acne/ }).checked).toBe(true);
  expect(asked(backend)).toEqual([]);
});

test("finds an old message by its words, and says so when there is none", async () => {
  const backend = backendWith({
    [history]: { body: storedRows(2) },
    [searchMessages]: {
      body: {
        messages: [
          {
            id: "0c000000-0000-4000-8000-000000000777",
            sender: "user",
            content: "Is ofada rice better than white rice?",
            timestamp: "2026-03-04T08:00:00Z",
          },
        ],
      },
    },
  });
  await openAsAda(backend);
  const field = await screen.findByRole("searchbox", { name: "Search your messages" });
  await userEvent.type(field, " ofada {Enter}");

  await screen.findByText("1 message found.");
  expect(backend.requestsTo(searchMessages).at(-1)?.body).toEqual({ words: "ofada" });
  const result = screen.getByRole("button", { name: /You, 4 March 2026/ });
  expect(within(result).getByText("ofada").tagName).toBe("MARK");
  await userEvent.click(result);
  screen.getByText("Is ofada rice better than white rice?");

  backend.answer(searchMessages, { body: { messages: [] } });
  await userEvent.clear(field);
  await userEvent.type(field, "yam{Enter}");
  await screen.findByText("No message holds these words.");
});

test("a search that fails says so and can be tried again", async () => {
  const backend = backendWith({
    [history]: { body: storedRows(1) },
    [searchMessages]: { status: 500, body: { message: "no" } },
  });
  await openAsAda(backend);
  const field = await screen.findByRole("searchbox", { name: "Search your messages" });
  await userEvent.type(field, "rice{Enter}");
  const failure = await screen.findByText(
    "We could not search your messages.",
    {},
    { timeout: 5000 },
  );
  backend.answer(searchMessages, { body: { messages: [] } });
  await userEvent.click(
    within(failure.parentElement ?? document.body).getByRole("button", { name: "Try again" }),
  );
  expect(await screen.findByText("No message holds these words.")).toBeTruthy();
});
