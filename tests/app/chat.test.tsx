import { setImmediate } from "node:timers/promises";

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { acknowledgement, companionIntro } from "@/content/companion-intro.ts";
import { paths } from "@/lib/paths.ts";
import { queryClient } from "@/lib/query-client.ts";

import { chatFailures } from "../../supabase/functions/claude-chat/failures.ts";
import { deferredReply } from "../fakes/backend.ts";
import {
  answer,
  ask,
  asked,
  askedSchema,
  backendWith,
  choose,
  companion,
  drafts,
  field,
  giveConsent,
  hasConsent,
  history,
  log,
  offer,
  news,
  openAsAda,
  page,
  question,
  remove,
  reply,
  sendButton,
  sendFailure,
  storedRows,
  token,
  visitChat,
} from "../fakes/chat.tsx";
import { ada, sessionOf, signInBefore } from "../fakes/session.ts";

test("Section 2, Chat: says what the assistant is, can and cannot do before she asks anything", async () => {
  visitChat(backendWith());
  await screen.findByText("Nobody is signed in");

  screen.getByRole("heading", { level: 1, name: "AI Health Assistant" });
  expect(document.body.textContent.match(/PCOS \(now also called PMOS\)/g)).toHaveLength(1);
  screen.getByText(/^An automated assistant/);
  screen.getByText(/^Not for emergencies, not a diagnosis\./);
  expect(screen.getByRole("link", { name: "Get urgent help" }).getAttribute("href")).toBe(
    paths.urgentHelp,
  );
  const fold = screen.getByText("What I can and cannot do").closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain("Tell you whether you have PCOS");
  expect(companionIntro.starters).toHaveLength(4);
});

test("a question to begin with is sent at once, and kept where she must log in first", async () => {
  const [starter] = companionIntro.starters;
  const backend = backendWith();
  const { unmount } = visitChat(backend);
  await screen.findByText("Nobody is signed in");
  await userEvent.click(screen.getByRole("button", { name: starter }));
  expect((await page().findByRole("alert")).textContent).toContain("You must be logged in");
  expect(field().value).toBe(starter);
  expect(asked(backend)).toEqual([]);
  unmount();
  sessionStorage.clear();

  await openAsAda(backend);
  await userEvent.click(screen.getByRole("button", { name: starter }));
  await waitFor(() => expect(asked(backend)).toMatchObject([{ message: starter }]));
  await within(await screen.findByRole("log")).findByText("8 hours");
  expect(field().value).toBe("");
});

test("Section 2, Chat: keeps the cursor in the field while her messages are fetched", async () => {
  signInBefore();
  visitChat(backendWith());
  const first = field();
  first.focus();
  fireEvent.change(first, { target: { value: "Do I need" } });
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  expect(field()).not.toBe(first);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard(" to fast?");
  expect(field().value).toBe("Do I need to fast?");
});

test("Sections 5, 6 and 8, Chat: tells a visitor that she must be logged in, and sends nothing", async () => {
  const backend = backendWith();
  visitChat(backend);
  await screen.findByText("Nobody is signed in");
  await ask();

  const alert = page().getByRole("alert");
  expect(alert.textContent).toMatch(/^You must be logged in to send a message\./);
  expect(field().value).toBe(question);
  expect(backend.requests).toEqual([]);
});

test("Section 4, Chat: keeps what she typed while she signs in, and brings her back to it", async () => {
  const backend = backendWith({ [token]: { body: sessionOf() } });
  visitChat(backend);
  await screen.findByText("Nobody is signed in");
  await ask();
  await userEvent.click(within(page().getByRole("alert")).getByRole("link", { name: "Sign in" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), ada.email);
  await userEvent.type(screen.getByLabelText("Password"), "Turmeric4Seeds");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));

  await screen.findByRole("heading", { level: 1, name: "AI Health Assistant" });
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await waitFor(() => expect(field().value).toBe(question));
  await userEvent.click(sendButton());
  await within(await screen.findByRole("log")).findByText("8 hours");
  expect(drafts()).toEqual([]);
});

test("Section 4, Chat: keeps a draft over a reload and forgets it when she signs out", async () => {
  const backend = backendWith();
  signInBefore();
  const first = visitChat(backend);
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  await userEvent.type(field(), "half a thought");
  first.unmount();

  visitChat(backend);
  await waitFor(() => expect(field().value).toBe("half a thought"));
  expect(drafts()).toEqual(["half a thought"]);
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText("Nobody is signed in");
  await waitFor(() => expect(field().value).toBe(""));
  expect(drafts()).toEqual([]);
});

test("Section 4, Chat: loads nothing while nobody knows who she is, and clears the messages when she signs out", async () => {
  const backend = backendWith({ [history]: { body: storedRows(1) } });
  signInBefore();
  visitChat(backend);
  expect(backend.requests).toEqual([]);
  expect(sendButton().disabled).toBe(true);

  await screen.findByText("answer 1");
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText("Nobody is signed in");
  await waitFor(() => expect(screen.queryByText("answer 1")).toBeNull());
  screen.getByRole("heading", { name: "Ask about PCOS in your own words." });
});

test("Section 2, Chat: shows her messages oldest first, by day, and leads from a day to its messages", async () => {
  const backend = backendWith({ [history]: { body: storedRows(2) } });
  await openAsAda(backend);

  const texts = within(log())
    .getAllByText(/^(question|answer) \d$/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(["question 1", "answer 1", "question 2", "answer 2"]);
  const day = within(log()).getByRole("heading", { level: 2 });
  expect(day.textContent).toBe("1 October 2026");
  expect(
    within(log())
      .getAllByRole("heading", { level: 3 })
      .map((turn) => turn.textContent),
  ).toEqual(["You", "AI Health Assistant", "You", "AI Health Assistant"]);
  await userEvent.click(screen.getByRole("button", { name: "1 October 2026 question 1" }));
  expect(document.activeElement).toBe(day);
  screen.getByText("Kept in your account only.");
});

test("Section 7, Chat: fetches the newest fifty messages and then the ones before", async () => {
  const rows = storedRows(30);
  const backend = backendWith({
    [history]: ({ query }) => ({ body: query.has("or") ? rows.slice(50) : rows.slice(0, 50) }),
  });
  await openAsAda(backend);
  expect(within(log()).queryByText("question 5")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show earlier messages" }));

  await within(log()).findByText("question 1");
  const queries = backend.requestsTo(history).map(({ query }) => query);
  const newest = queries.find((query) => !query.has("or"));
  const earlier = queries.find((query) => query.has("or"));
  expect(newest?.get("limit")).toBe("50");
  expect(newest?.get("order")).toBe("timestamp.desc,id.desc");
  expect(newest?.get("user_id")).toBe(`eq.${ada.id}`);
  const { timestamp, id } = rows[49] ?? { timestamp: "", id: "" };
  expect(earlier?.get("or")).toBe(
    `(timestamp.lt."${timestamp}",and(timestamp.eq."${timestamp}",id.lt.${id}))`,
  );
  screen.getByText("Your messages begin here.");
});

test("Section 7, Chat: says when her messages could not be loaded, still takes a question, and tries again", async () => {
  const backend = backendWith({ [history]: { status: 500, body: { message: "no" } } });
  await openAsAda(backend);
  const alert = await page().findByRole("alert");
  within(alert).getByText(/^Your messages could not be loaded\./);
  expect(screen.queryByRole("log")).toBeNull();

  backend.answer(history, { body: storedRows(1) });
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByText("answer 1");
  expect(page().queryByRole("alert")).toBeNull();
});

test("Section 5, Chat: does not send blank text", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  await ask("   ");
  expect(asked(backend)).toEqual([]);
  expect(screen.queryByRole("log")).toBeNull();
});

test("Section 9, Chat: shows her question at once and a thank-you in place of the answer until it is there", async () => {
  const held = deferredReply(reply());
  const backend = backendWith({ [companion]: held.route });
  await openAsAda(backend);
  await ask();

  within(log()).getByText(question);
  within(log()).getByText(acknowledgement);
  within(log()).getByText("Answering...");
  expect(field().disabled).toBe(true);
  expect(field().value).toBe("");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Stop" }).disabled).toBe(false);

  held.letGo();
  await within(log()).findByText("8 hours");
  expect(screen.queryByText(acknowledgement)).toBeNull();
  within(log()).getByText("From our guides, no AI was used");
  within(log()).getByRole("link", { name: "Fasting plasma glucose" });
  expect(within(log()).getAllByText(question)).toHaveLength(1);
  expect(field().disabled).toBe(false);
  expect(drafts()).toEqual([]);
});

test("Section 9, Chat: sends the last ten earlier texts in turn, and never the thank-you", async () => {
  const backend = backendWith({ [history]: { body: storedRows(6) } });
  await openAsAda(backend);
  await ask();
  await within(log()).findByText("8 hours");
  await ask("And water?");
  await waitFor(() => expect(asked(backend)).toHaveLength(2));

  const [first, second] = asked(backend);
  expect(first).toEqual({
    message: question,
    context: [2, 3, 4, 5, 6].flatMap((number) => [`question ${number}`, `answer ${number}`]),
    user_id: ada.id,
    id: first?.id,
  });
  expect(second?.context.slice(-4)).toEqual(["question 6", "answer 6", question, answer]);
  expect(second?.context).toHaveLength(10);
});

test("Section 2, Chat: speaks 'Answering...' once and the finished answer once", async () => {
  const held = deferredReply(reply());
  await openAsAda(backendWith({ [companion]: held.route }));
  const status = news();
  const spoken: string[] = [];
  const observer = new MutationObserver(() => spoken.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await ask();
  await waitFor(() => expect(spoken).toEqual(["Answering..."]));
  held.letGo();
  await waitFor(() => expect(spoken).toEqual(["Answering...", "Eat nothing for 8 hours."]));
  expect(log().getAttribute("aria-live")).toBe("off");
  observer.disconnect();
});

test("Section 7, Chat: says it could not answer when a reply holds no text", async () => {
  await openAsAda(backendWith({ [companion]: reply(null) }));
  await ask();
  const words = "Sorry, I could not generate a response.";
  expect(await within(await screen.findByRole("log")).findAllByText(words)).toHaveLength(1);
});

test("Section 8, Chat: shows a failure of the service as an answer, and sends the same question again once", async () => {
  const sentence = "The companion cannot answer right now.";
  const backend = backendWith({
    [companion]: { status: 502, body: { error: sentence, code: "upstream_failed" } },
  });
  await openAsAda(backend);
  await ask();
  const alert = await page().findByRole("alert");
  expect(alert.textContent).toBe(
    `I apologize, but I'm having trouble responding right now. Error: Backend error: ${sentence}`,
  );

  backend.answer(companion, ({ body }) => ({
    body: { ...reply().body, message_id: askedSchema.parse(body).id },
  }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await within(log()).findByText("8 hours");
  const [first, second] = asked(backend);
  expect(second).toEqual(first);
  expect(page().queryByRole("alert")).toBeNull();
  expect(within(log()).getAllByText(question)).toHaveLength(1);
});

test("Section 8, Chat: passes on the words of a server that does not speak our language, but not its pages", async () => {
  const backend = backendWith({
    [companion]: { status: 503, body: "x", headers: { "content-type": "text/html" } },
  });
  await openAsAda(backend);
  await ask();
  expect((await page().findByRole("alert")).textContent).toMatch(/Backend error: status 503$/);
});

test("Section 8, Chat: keeps a question that did not get through, and sends it again with the same id", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  backend.setOffline(true);
  await ask();
  expect((await page().findByRole("alert")).textContent).toBe(sendFailure);
  within(log()).getByText(question);
  within(log()).getByText("Not sent.");
  expect(drafts()).toEqual([question]);

  backend.setOffline(false);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await within(log()).findByText("8 hours");
  expect(screen.queryByText("Not sent.")).toBeNull();
  expect(asked(backend)).toHaveLength(1);
  expect(drafts()).toEqual([]);
});

test("Section 2, Chat: offers an answer for a question that was left without one", async () => {
  const [, row] = storedRows(1);
  const backend = backendWith({ [history]: { body: [row] } });
  await openAsAda(backend);
  within(log()).getByText("No answer yet.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await within(log()).findByText("8 hours");
  expect(asked(backend).map(({ id, message }) => [id, message])).toEqual([[row?.id, "question 1"]]);
  expect(screen.queryByText("No answer yet.")).toBeNull();
});

test("Section 8, Chat: says how long to wait after too many messages, and keeps the text", async () => {
  const backend = backendWith({
    [companion]: {
      status: 429,
      body: { error: "That was a lot of messages.", code: "rate_limited" },
      headers: { "retry-after": "30" },
    },
  });
  await openAsAda(backend);
  await ask();
  expect((await page().findByRole("alert")).textContent).toBe(
    "That was a lot of messages. Please try again in 30 seconds.",
  );
  expect(field().value).toBe(question);
  expect(screen.queryByRole("log")).toBeNull();
});

test("Section 8, Chat: says that the companion can answer no more today, and when it can again", async () => {
  const { status, sentence } = chatFailures.service_full;
  const backend = backendWith({
    [companion]: {
      status,
      body: { error: sentence, code: "service_full" },
      headers: { "retry-after": "17000" },
    },
  });
  await openAsAda(backend);
  await ask();
  expect((await page().findByRole("alert")).textContent).toBe(
    "The companion has answered as many questions as it can today. Please try again in 5 hours.",
  );
  expect(field().value).toBe(question);
});

test("Section 8, Chat: leads to the sign-in page when her session has ended, and keeps the text", async () => {
  const backend = backendWith({
    [companion]: { status: 401, body: { error: "Please sign in.", code: "unauthenticated" } },
    [token]: { status: 400, body: { error_code: "refresh_token_not_found", msg: "gone" } },
  });
  await openAsAda(backend);
  await ask();
  await screen.findByText("Nobody is signed in");
  const alert = await page().findByRole("alert");
  expect(alert.textContent).toMatch(/^You must be logged in to send a message\./);
  await waitFor(() => expect(field().value).toBe(question));
  expect(asked(backend)).toHaveLength(1);
});

test("Section 8, Chat: renews a sign-in that has run out and asks again by itself", async () => {
  let calls = 0;
  const backend = backendWith({
    [companion]: () => {
      calls += 1;
      return calls === 1
        ? { status: 401, body: { error: "Please sign in.", code: "unauthenticated" } }
        : reply();
    },
    [token]: { body: sessionOf() },
  });
  await openAsAda(backend);
  await ask();
  await within(await screen.findByRole("log")).findByText("8 hours");
  const [first, second] = asked(backend);
  expect(second?.id).toBe(first?.id);
});

test("Chat: asks for her agreement before the first message, then sends it", async () => {
  const backend = backendWith({ [hasConsent]: { body: false }, [giveConsent]: { status: 204 } });
  await openAsAda(backend);
  await ask();

  const panel = await screen.findByRole("dialog", { name: "Before you write" });
  await within(panel).findByText("Answers come from our own guides. They are not a diagnosis.");
  for (const term of ["What is kept", "Why", "Who receives it", "Where"]) {
    within(panel).getByText(term);
  }
  within(panel).getByText("Nobody outside PCOS Care. No AI service is used here.");
  expect(document.activeElement).toBe(within(panel).getByRole("heading"));
  expect(asked(backend)).toEqual([]);
  await userEvent.click(within(panel).getByRole("button", { name: "I agree" }));

  await within(await screen.findByRole("log")).findByText("8 hours");
  expect(backend.requestsTo(giveConsent).map(({ body }) => body)).toEqual([
    { kind: "companion", receiver: null },
  ]);
  expect(screen.queryByRole("dialog", { name: "Before you write" })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test("Chat: her agreement names who receives her messages, and waits until that is known", async () => {
  const backend = backendWith({
    [hasConsent]: { body: false },
    [offer]: { status: 500, body: {} },
  });
  await openAsAda(backend);
  await ask();
  const panel = await screen.findByRole("dialog", { name: "Before you write" });
  await within(panel).findByRole("alert", {}, { timeout: 8000 });
  expect(within(panel).queryByRole("button", { name: "I agree" })).toBeNull();

  backend.answer(offer, { body: { receiver: "Anthropic (in the United States)" } });
  await userEvent.click(within(panel).getByRole("button", { name: "Try again" }));
  await within(panel).findByText(/Anthropic \(in the United States\) receives your messages\./);
  within(panel).getByRole("button", { name: "I agree" });
});

test("Chat: sends nothing before it is known whether she has agreed", async () => {
  const held = deferredReply({ body: false });
  const backend = backendWith({ [hasConsent]: held.route });
  await openAsAda(backend);
  await ask();
  expect(field().disabled).toBe(true);
  expect(field().value).toBe(question);
  expect(asked(backend)).toEqual([]);

  held.letGo();
  await screen.findByRole("dialog", { name: "Before you write" });
  expect(field().value).toBe(question);
  expect(asked(backend)).toEqual([]);
});

test("Chat: keeps her text when she does not agree", async () => {
  const backend = backendWith({ [hasConsent]: { body: false } });
  await openAsAda(backend);
  await ask();
  await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByRole("dialog", { name: "Before you write" })).toBeNull();
  expect(field().value).toBe(question);
  expect(document.activeElement).toBe(field());
  expect(asked(backend)).toEqual([]);
});

test("Chat: says when her agreement could not be saved, and sends nothing", async () => {
  const backend = backendWith({
    [hasConsent]: { body: false },
    [giveConsent]: { status: 500, body: { message: "no" } },
  });
  await openAsAda(backend);
  await ask();
  await userEvent.click(await screen.findByRole("button", { name: "I agree" }));
  await screen.findByText(/^We could not save your choice\./);
  expect(asked(backend)).toEqual([]);
  expect(field().value).toBe(question);
});

test("Chat: asks for her agreement when the server wants it anew, and keeps the text", async () => {
  const backend = backendWith({
    [companion]: { status: 403, body: { error: "Please accept.", code: "consent_required" } },
  });
  await openAsAda(backend);
  await ask();
  await screen.findByRole("dialog", { name: "Before you write" });
  expect(field().value).toBe(question);
  expect(screen.queryByRole("log")).toBeNull();
});

test("Chat: her yes is to the receiver that she read of, and a new one is named before she is asked again", async () => {
  const receiver = "The AI service at models.example";
  const backend = backendWith({
    [hasConsent]: { body: false },
    [giveConsent]: { status: 204 },
    [companion]: { status: 403, body: { error: "Please accept.", code: "consent_required" } },
  });
  await openAsAda(backend);
  await ask();
  await screen.findByText(/^Answers come from our own guides\./);
  backend.answer(offer, { body: { receiver } });
  await userEvent.click(screen.getByRole("button", { name: "I agree" }));

  await screen.findByText(new RegExp(`${receiver} receives your messages\\.`));
  await userEvent.click(screen.getByRole("button", { name: "I agree" }));
  await waitFor(() => expect(backend.requestsTo(giveConsent)).toHaveLength(2));
  expect(backend.requestsTo(giveConsent).map(({ body }) => body)).toEqual([
    { kind: "companion", receiver: null },
    { kind: "companion", receiver },
  ]);
});

test("Chat: deletes one message after asking once more", async () => {
  const rows = storedRows(1);
  const backend = backendWith({ [history]: { body: rows }, [remove]: { status: 204 } });
  await openAsAda(backend);
  await choose("answer", "Delete answer");
  const dialog = await screen.findByRole("dialog", { name: "Delete this message?" });
  expect(backend.requestsTo(remove)).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));

  await waitFor(() => expect(screen.queryByText("answer 1")).toBeNull());
  within(log()).getByText("question 1");
  expect(backend.requestsTo(remove).map(({ query }) => query.get("id"))).toEqual([
    `eq.${rows[0]?.id}`,
  ]);
  expect(news().textContent).toBe("Message deleted.");
});

test("Chat: deletes all messages after asking once more, and says when it could not", async () => {
  const backend = backendWith({
    [history]: { body: storedRows(2) },
    [remove]: { status: 500, body: { message: "no" } },
  });
  await openAsAda(backend);
  await userEvent.click(await screen.findByRole("button", { name: "Delete all messages" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete all messages?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete all" }));
  await within(dialog).findByRole("alert");
  screen.getByText("answer 2");

  backend.answer(remove, { status: 204 });
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete all" }));
  await waitFor(() => expect(screen.queryByRole("log")).toBeNull());
  expect(backend.requestsTo(remove).at(-1)?.query.get("user_id")).toBe(`eq.${ada.id}`);
  screen.getByRole("heading", { name: "Ask about PCOS in your own words." });
});

test("Chat: refuses a message that is too long before sending it", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  fireEvent.change(field(), { target: { value: "a".repeat(8001) } });
  await userEvent.click(sendButton());
  expect(page().getByRole("alert").textContent).toMatch(/Shorten it to 8,000 characters/);
  expect(asked(backend)).toEqual([]);
});

test("Section 4, Chat: lets nothing come back into the tab when she signs out during an answer", async () => {
  const held = deferredReply(reply("A private answer."));
  const backend = backendWith({ [companion]: held.route });
  await openAsAda(backend);
  await ask();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText("Nobody is signed in");
  const answered = vi.spyOn(Response.prototype, "json");
  held.letGo();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await setImmediate();
  answered.mockRestore();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(field().value).toBe("");
  expect(document.body.textContent).not.toMatch(/A private answer|Do I need to fast/);
  expect(drafts()).toEqual([]);
});
