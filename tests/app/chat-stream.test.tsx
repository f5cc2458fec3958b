import { setImmediate } from "node:timers/promises";

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { acknowledgement } from "@/content/companion-intro.ts";
import { queryClient } from "@/lib/query-client.ts";

import { type FakeBackend, type FakeRoute, type FakeStream, streamed } from "../fakes/backend.ts";
import {
  answer,
  ask,
  asked,
  backendWith,
  choose,
  companion,
  drafts,
  field,
  history,
  idOf,
  log,
  news,
  openAsAda,
  page,
  question,
  reply,
  sendFailure,
  storedRows,
  write,
} from "../fakes/chat.tsx";

const stopTurn = "POST /rest/v1/rpc/stop_chat_turn";

type Streaming = { backend: FakeBackend; stream: FakeStream; id: () => string };

/** Opens the chat and asks; the reply is on its way and says nothing yet. */
async function askStreaming(routes: Readonly<Record<string, FakeRoute>> = {}): Promise<Streaming> {
  const stream = streamed();
  const backend = backendWith({
    [companion]: stream.route,
    [stopTurn]: { status: 204 },
    ...routes,
  });
  await openAsAda(backend);
  await ask();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  return { backend, stream, id: () => asked(backend)[0]?.id ?? "" };
}

function say(stream: FakeStream, ...pieces: string[]): void {
  for (const text of pieces) stream.send("text", { text });
}

function finish({ stream, id }: Streaming, text: string = answer): void {
  stream.send("done", { ...reply(text).body, message_id: id() });
  stream.end();
}

/** The row a reply leaves in the database. */
function storedAnswer(replyTo: string, content: string, stopped: boolean) {
  const timestamp = new Date().toISOString();
  return { ...storedRows(1)[0], id: idOf(950), content, reply_to: replyTo, stopped, timestamp };
}

function stopButton(): HTMLElement {
  return screen.getByRole("button", { name: "Stop" });
}

async function goOffline(): Promise<() => void> {
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  await screen.findByText(/^You are offline\./);
  return () => {
    offline.mockRestore();
    fireEvent(window, new Event("online"));
  };
}

test("her answer grows word by word in place of the thank-you, and is then the stored one", async () => {
  const streaming = await askStreaming();
  expect(streaming.backend.requestsTo(companion)[0]?.headers.get("accept")).toBe(
    "text/event-stream",
  );
  streaming.stream.send("start", { message_id: streaming.id() });
  await within(log()).findByText(acknowledgement);

  say(streaming.stream, "Eat not", "hing for **8 ho");
  const half = await within(log()).findByText("8 ho");
  expect(half.tagName).toBe("STRONG");
  within(log()).getByText("Answering...");
  expect(screen.queryByText(acknowledgement)).toBeNull();

  finish(streaming);
  await within(log()).findByText("8 hours");
  within(log()).getByRole("link", { name: "Fasting plasma glucose" });
  expect(screen.queryByText("Answering...")).toBeNull();
  expect(within(log()).getAllByText(question)).toHaveLength(1);
  expect(drafts()).toEqual([]);
});

test("a screen reader hears that an answer is on its way and then the answer, and none of a hundred pieces", async () => {
  const backend = backendWith({ [stopTurn]: { status: 204 } });
  const stream = streamed();
  backend.answer(companion, stream.route);
  await openAsAda(backend);
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest("[role=status], [role=alert], output, [aria-live]");
      if (region && region.getAttribute("aria-live") !== "off") heard.push(region.textContent);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  await ask();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  for (let piece = 0; piece < 100; piece += 1) {
    say(stream, `word ${piece} `);
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, as they arrive
    await setImmediate();
  }
  await within(log()).findByText(/word 99/);
  finish({ backend, stream, id: () => asked(backend)[0]?.id ?? "" });
  await waitFor(() => expect(news().textContent).toBe("Eat nothing for 8 hours."));
  await setImmediate();
  expect(heard).toEqual(["Answering...", "Eat nothing for 8 hours."]);
  observer.disconnect();
});

test("Stop ends the answer, keeps what she has seen of it, and tells the server how much that was", async () => {
  const streaming = await askStreaming();
  say(streaming.stream, "Eat nothing for ", "**8 ho");
  await within(log()).findByText("8 ho");
  await userEvent.click(stopButton());

  await within(log()).findByText("Stopped");
  within(log()).getByText("8 ho");
  await waitFor(() => expect(streaming.stream.isLeft()).toBe(true));
  expect(streaming.backend.requestsTo(stopTurn).map(({ body }) => body)).toEqual([
    { message_id: streaming.id(), shown_length: "Eat nothing for **8 ho".length },
  ]);
  expect(news().textContent).toBe("Stopped.");
  expect(page().queryByRole("alert")).toBeNull();
  expect(field().disabled).toBe(false);
  expect(drafts()).toEqual([]);
});

test("Esc stops the answer as well", async () => {
  const { stream } = await askStreaming();
  say(stream, "Eat nothing");
  await within(log()).findByText("Eat nothing");
  await userEvent.keyboard("{Escape}");
  expect(await within(log()).findAllByText("Stopped")).toHaveLength(1);
});

test("a stopped answer goes with her next question as it is stored, in its place", async () => {
  const streaming = await askStreaming();
  say(streaming.stream, "Eat nothing");
  await within(log()).findByText("Eat nothing");
  await userEvent.click(stopButton());
  await within(log()).findByText("Stopped");

  const { backend, id } = streaming;
  const isForReply = (query: URLSearchParams) => query.get("reply_to") === `eq.${id()}`;
  backend.answer(history, ({ query }) => ({
    body: isForReply(query) ? [storedAnswer(id(), "Eat noth", true)] : [],
  }));
  backend.answer(companion, reply("Water is fine."));
  await ask("And water?");
  await within(log()).findByText("Water is fine.");
  expect(asked(backend)[1]?.context).toEqual([question, "Eat noth"]);
  const words = log().textContent;
  expect(words.indexOf("Eat noth")).toBeLessThan(words.indexOf("And water?"));
  within(log()).getByText("Stopped");
});

test("asks a stopped question again as a new one", async () => {
  const streaming = await askStreaming();
  say(streaming.stream, "Eat nothing");
  await within(log()).findByText("Eat nothing");
  await userEvent.click(stopButton());
  await within(log()).findByText("Stopped");

  streaming.backend.answer(companion, reply("Nothing for 8 hours."));
  await userEvent.click(screen.getByRole("button", { name: "Ask again" }));
  await within(log()).findByText("Nothing for 8 hours.");
  const [first, second] = asked(streaming.backend);
  expect(second?.message).toBe(question);
  expect(second?.id).not.toBe(first?.id);
});

test("a question stopped before any word of an answer stands alone and is asked again with its id", async () => {
  const streaming = await askStreaming();
  await userEvent.click(stopButton());
  await within(log()).findByText("Stopped before an answer came.");
  expect(within(log()).queryByText("AI Health Assistant")).toBeNull();

  streaming.backend.answer(companion, reply("Nothing for 8 hours."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await within(log()).findByText("Nothing for 8 hours.");
  const [first, second] = asked(streaming.backend);
  expect(second).toEqual(first);
});

test("an answer she stopped on an earlier visit is still marked, and can be asked for again", async () => {
  const rows = storedRows(1).map((row) => ({ ...row, stopped: row.sender === "assistant" }));
  const backend = backendWith({ [history]: { body: rows } });
  await openAsAda(backend);
  within(log()).getByText("Stopped");
  await userEvent.click(screen.getByRole("button", { name: "Ask again" }));
  await within(log()).findByText("8 hours");
  expect(asked(backend).map(({ message }) => message)).toEqual(["question 1"]);
});

test("when the connection breaks, the answer that was stored meanwhile is shown", async () => {
  const streaming = await askStreaming();
  say(streaming.stream, "Eat noth");
  await within(log()).findByText("Eat noth");
  streaming.backend.answer(history, {
    body: [storedAnswer(streaming.id(), "Eat nothing for 8 hours.", false)],
  });
  streaming.stream.cut();
  await within(log()).findByText("Eat nothing for 8 hours.");
  expect(page().queryByRole("alert")).toBeNull();
  expect(within(log()).getAllByText(question)).toHaveLength(1);
});

test.each([
  ["breaks", (stream: FakeStream) => stream.cut()],
  ["ends too early", (stream: FakeStream) => stream.end()],
])(
  "when the connection %s and nothing was stored, her words and the half answer stay, and she can ask again with the same id",
  async (_, end) => {
    const streaming = await askStreaming();
    say(streaming.stream, "Eat noth");
    await within(log()).findByText("Eat noth");
    end(streaming.stream);
    expect((await page().findByRole("alert")).textContent).toBe(sendFailure);
    within(log()).getByText("Eat noth");

    streaming.backend.answer(companion, reply());
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await within(log()).findByText("8 hours");
    const [first, second] = asked(streaming.backend);
    expect(second).toEqual(first);
    expect(screen.queryByText("Eat noth")).toBeNull();
  },
);

test("a failure in the middle of an answer is said in place of its end", async () => {
  const { stream } = await askStreaming();
  say(stream, "Eat noth");
  stream.send("failure", { error: "The companion is tired.", code: "upstream_failed" });
  stream.end();
  expect((await page().findByRole("alert")).textContent).toMatch(
    /Error: Backend error: The companion is tired\.$/,
  );
});

test("events that nobody knows and data that nobody can read are passed over", async () => {
  const streaming = await askStreaming();
  streaming.stream.send("weather", { text: "Rain" });
  streaming.stream.send("text", { words: "Rain" });
  streaming.stream.send("done", null);
  finish(streaming, "Sunshine.");
  await within(log()).findByText("Sunshine.");
  expect(document.body.textContent).not.toContain("Rain");
});

test("nothing of an answer comes back into the tab when she signs out while it arrives", async () => {
  const { stream } = await askStreaming();
  say(stream, "A private");
  await within(log()).findByText("A private");
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText("Nobody is signed in");
  say(stream, " answer.");
  await waitFor(() => expect(stream.isLeft()).toBe(true));
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/A private|Do I need to fast/);
});

test("a message written without a connection waits, and goes out once when it is back", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  const goOnline = await goOffline();
  await ask();
  within(log()).getByText(/^Waiting to send\./);
  expect(field().disabled).toBe(true);
  expect(screen.queryByText(/You can go on typing/)).toBeNull();
  expect(asked(backend)).toEqual([]);
  expect(drafts()).toEqual([question]);

  goOnline();
  fireEvent(window, new Event("online"));
  await within(log()).findByText("8 hours");
  expect(asked(backend)).toHaveLength(1);
  expect(screen.queryByText(/^Waiting to send\./)).toBeNull();
  expect(drafts()).toEqual([]);
});

test("a waiting message goes back into the field when she cancels it, and stays there", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  const goOnline = await goOffline();
  await ask();
  await userEvent.click(within(log()).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("log")).toBeNull();
  expect(field().value).toBe(question);

  goOnline();
  await setImmediate();
  expect(asked(backend)).toEqual([]);
});

test("what she only typed without a connection is not sent when it is back", async () => {
  const backend = backendWith();
  await openAsAda(backend);
  const goOnline = await goOffline();
  await write(question);
  goOnline();
  await setImmediate();
  expect(asked(backend)).toEqual([]);
  expect(field().value).toBe(question);
});

test("her newest question can be put back into the field to be changed", async () => {
  const backend = backendWith({ [history]: { body: storedRows(2) } });
  await openAsAda(backend);
  await choose("question", "Edit question");
  expect(field().value).toBe("question 2");
  expect(document.activeElement).toBe(field());
  expect(asked(backend)).toEqual([]);
});

test("an answer of the model that names no guide is marked as general information", async () => {
  const backend = backendWith({
    [companion]: { body: { ...reply("Rest well.").body, origin: "model", citations: [] } },
  });
  await openAsAda(backend);
  await ask();
  const mark = await within(log()).findByText("General information.");
  expect(mark.parentElement?.textContent).toContain("Written by AI.");
});
