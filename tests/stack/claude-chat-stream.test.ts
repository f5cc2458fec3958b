import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import {
  type ChatEvent,
  chatEventSchema,
} from "../../supabase/functions/_shared/contracts/claude-chat.ts";
import { failureSchema } from "../../supabase/functions/_shared/contracts/failure.ts";
import {
  type Behaviour,
  hostileMarkdown,
  type MessagesApi,
  startMessagesApi,
} from "../fakes/messages-api.ts";
import { type Person, signUpConsenting, signUpPerson } from "./people.ts";
import { startServer, type TestServer } from "./server.ts";

const FASTING = "How many hours must I fast for a fasting sugar test?";

let model: MessagesApi;
let server: TestServer;
let guidesOnly: TestServer;

beforeAll(async () => {
  model = await startMessagesApi();
  server = await startServer({
    env: { ANTHROPIC_API_KEY: "sk-ant-test", ANTHROPIC_BASE_URL: model.url },
  });
  guidesOnly = await startServer({ env: { ANTHROPIC_API_KEY: "" } });
});

beforeEach(() => {
  model.behave("replies", ["For 8", " hours. [1]"]);
  model.calls.length = 0;
});

afterAll(async () => {
  await Promise.all([server.remove(), guidesOnly.remove(), model.stop()]);
});

function question(message = FASTING) {
  return { id: randomUUID(), message };
}

function send(
  person: Person,
  body: object,
  { where = server, signal = null as AbortSignal | null } = {},
) {
  return fetch(`${where.url}/functions/v1/claude-chat`, {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      apikey: where.publishableKey,
      authorization: `Bearer ${person.session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal,
  });
}

/** The events of a stream, as they arrive. */
async function* eventsOf(response: Response): AsyncGenerator<ChatEvent> {
  const decoder = new TextDecoder();
  let read = "";
  for await (const bytes of response.body ?? []) {
    read += decoder.decode(bytes, { stream: true });
    const blocks = read.split("\n\n");
    read = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event, data = ""] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
      if (event) yield chatEventSchema.parse({ event, data: JSON.parse(data) });
    }
  }
  expect(read).toBe("");
}

async function allEvents(response: Response): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}

function words(events: readonly ChatEvent[]): string {
  return events.map((each) => (each.event === "text" ? each.data.text : "")).join("");
}

async function messagesOf(person: Person) {
  const { data, error } = await person.client
    .from("chat_messages")
    .select("id, sender, content, origin, reply_to, stopped")
    .order("timestamp");
  expect(error).toBeNull();
  return data ?? [];
}

test("each piece is there before the model has said the next, and the stored reply ends it", async () => {
  const ada = await signUpConsenting(server);
  model.behave("waits midway", ["For 8", " hours. [1]"]);
  const asked = question();
  const response = await send(ada, asked);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-accel-buffering": "no",
  });
  const events = eventsOf(response);
  expect((await events.next()).value).toEqual({ event: "start", data: { message_id: asked.id } });
  expect((await events.next()).value).toEqual({ event: "text", data: { text: "For 8" } });
  expect(await messagesOf(ada)).toHaveLength(1);
  model.goOn();
  expect((await events.next()).value).toEqual({ event: "text", data: { text: " hours. [1]" } });
  expect((await events.next()).value).toMatchObject({
    event: "done",
    data: { text: "For 8 hours. [1]", origin: "model", message_id: asked.id },
  });
  expect((await events.next()).done).toBe(true);
  expect(await messagesOf(ada)).toMatchObject([
    { id: asked.id, sender: "user" },
    { sender: "assistant", content: "For 8 hours. [1]", reply_to: asked.id, stopped: false },
  ]);
});

test("without a model key our guides answer as a stream", async () => {
  const ada = await signUpConsenting(guidesOnly);
  const events = await allEvents(await send(ada, question(), { where: guidesOnly }));
  expect(events.map(({ event }) => event)).toEqual(["start", "text", "done"]);
  expect(words(events)).toContain("8 hours");
  expect(events.at(-1)).toMatchObject({ data: { text: words(events), origin: "guides" } });
});

test("a reply that is stored already comes again without a model call", async () => {
  const ada = await signUpConsenting(server);
  const asked = question();
  const first = await allEvents(await send(ada, asked));
  const second = await allEvents(await send(ada, asked));
  expect(second.map(({ event }) => event)).toEqual(["start", "text", "done"]);
  expect(second.at(-1)).toEqual(first.at(-1));
  expect(model.calls).toHaveLength(1);
});

test("danger is told in the first event", async () => {
  const ada = await signUpConsenting(server);
  const [start] = await allEvents(await send(ada, question("I want to kill myself")));
  expect(start).toMatchObject({ event: "start", data: { urgent: { level: "emergency" } } });
});

test("a made-up citation never shows, not even in parts", async () => {
  const ada = await signUpConsenting(server);
  model.behave("replies", ["For 8 hours", " ", "[", "9", "]", ", as guide [", "2] says", " [77"]);
  const events = await allEvents(await send(ada, question()));
  expect(words(events)).toBe("For 8 hours, as guide [1] says [77");
  expect(events.at(-1)).toMatchObject({
    event: "done",
    data: { text: words(events), citations: [{ href: expect.stringMatching(/^\//) }] },
  });
});

test("a reply without any source says that it is the model's own", async () => {
  const ada = await signUpConsenting(server);
  model.behave("replies", ["Drink water."]);
  const events = await allEvents(await send(ada, question()));
  expect(events.at(-1)).toMatchObject({ data: { citations: [], origin: "model" } });
});

test("hostile Markdown passes as the text it is", async () => {
  const ada = await signUpConsenting(server);
  model.behave("replies", hostileMarkdown.match(/[^]{1,7}/g) ?? []);
  const response = await send(ada, question("Hello"));
  const events = await allEvents(response);
  expect(words(events)).toBe(hostileMarkdown);
  expect(events.at(-1)).toMatchObject({ event: "done", data: { text: hostileMarkdown } });
});

test("a model service that does not stream is understood", async () => {
  const ada = await signUpConsenting(server);
  model.behave("does not stream", "For 8 hours. [1]");
  const events = await allEvents(await send(ada, question()));
  expect(words(events)).toBe("For 8 hours. [1]");
  expect(events.at(-1)?.event).toBe("done");
});

test.each<Behaviour>([
  "is empty",
  "refuses",
  "stops at the limit",
  "is malformed",
  "is no JSON",
  "fails midway",
  "is cut",
  "is overloaded",
  "fails",
  "hangs up",
  "redirects",
])(
  "when the model service %s, the stream says so, and a retry is answered once",
  async (behaviour) => {
    const ada = await signUpConsenting(server);
    const asked = question();
    model.behave(behaviour);
    const response = await send(ada, asked);
    expect(response.status).toBe(200);
    const failed = await allEvents(response);
    expect(failed[0]?.event).toBe("start");
    expect(failed.at(-1)).toEqual({
      event: "failure",
      data: { error: expect.stringMatching(/^[A-Z].+\.$/), code: "upstream_failed" },
    });
    expect(await messagesOf(ada)).toMatchObject([{ id: asked.id, sender: "user" }]);

    model.behave("replies", ["No."]);
    const retried = await allEvents(await send(ada, asked));
    expect(retried.at(-1)).toMatchObject({ event: "done", data: { text: "No." } });
    expect(await messagesOf(ada)).toHaveLength(2);
  },
);

test("a model service that falls silent midway is given up after 30 seconds, with signs of life until then", async () => {
  const ada = await signUpConsenting(server);
  model.behave("hangs midway");
  const before = model.abandonedCalls();
  const began = Date.now();
  const text = await (await send(ada, question())).text();
  expect(Date.now() - began).toBeLessThan(33_000);
  expect(text.match(/^:$/gm)).toHaveLength(2);
  expect(text).toMatch(/event: failure\ndata: \{.*"code":"upstream_failed"\}\n\n$/);
  await vi.waitFor(() => expect(model.abandonedCalls()).toBe(before + 1), 5_000);
});

test.each([
  [{ message: "" }, 422, "invalid"],
  [{ message: "Hello", user_id: randomUUID() }, 403, "wrong_user"],
])("%j is refused as JSON, before any stream", async (body, status, code) => {
  const ada = await signUpConsenting(server);
  const response = await send(ada, body);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(failureSchema.parse(await response.json()).code).toBe(code);
});

test("without her consent, without a session and over the limit the refusals are JSON too", async () => {
  const ada = await signUpPerson(server);
  expect((await send(ada, question())).status).toBe(403);
  await ada.client.rpc("give_consent", { kind: "companion" });
  const answers = await Promise.all(Array.from({ length: 24 }, () => send(ada, question())));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  await Promise.all(answers.map((answer) => answer.text()));
  await ada.client.auth.signOut();
  expect((await send(ada, question())).status).toBe(401);
});

test("when she leaves in the middle, the whole reply is there once when she comes back", async () => {
  const ada = await signUpConsenting(server);
  model.behave("waits midway", ["For 8", " hours. [1]"]);
  const asked = question();
  const leaving = new AbortController();
  const events = eventsOf(await send(ada, asked, { signal: leaving.signal }));
  await events.next();
  await events.next();
  leaving.abort();
  await expect(events.next()).rejects.toThrow("abort");
  model.goOn();
  await vi.waitFor(async () => expect(await messagesOf(ada)).toHaveLength(2), 10_000);
  expect((await messagesOf(ada))[1]).toMatchObject({ content: "For 8 hours. [1]", stopped: false });
  const back = await allEvents(await send(ada, asked));
  expect(back.at(-1)).toMatchObject({ event: "done", data: { text: "For 8 hours. [1]" } });
  expect(model.calls).toHaveLength(1);
  expect(await messagesOf(ada)).toHaveLength(2);
});

test("two parallel requests for one question share one model call and every word", async () => {
  const ada = await signUpConsenting(server);
  model.behave("waits midway", ["For 8", " hours. [1]"]);
  const asked = question();
  const first = await send(ada, asked);
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 10_000);
  const second = await send(ada, asked);
  model.goOn();
  const [one, other] = await Promise.all([allEvents(first), allEvents(second)]);
  expect(words(one)).toBe("For 8 hours. [1]");
  expect(words(other)).toBe(words(one));
  expect(other.at(-1)).toEqual(one.at(-1));
  expect(model.calls).toHaveLength(1);
  expect(await messagesOf(ada)).toHaveLength(2);
});

test("when she stops the reply, the model is let go and only what she saw is kept", async () => {
  const ada = await signUpConsenting(server);
  model.behave("waits midway", ["For 8 hours", " or more."]);
  const before = model.abandonedCalls();
  const asked = question();
  const stopping = new AbortController();
  const events = eventsOf(await send(ada, asked, { signal: stopping.signal }));
  await events.next();
  await events.next();
  stopping.abort();
  await expect(events.next()).rejects.toThrow("abort");
  const { error } = await ada.client.rpc("stop_chat_turn", {
    message_id: asked.id,
    shown_length: "For 8".length,
  });
  expect(error).toBeNull();
  await vi.waitFor(() => expect(model.abandonedCalls()).toBe(before + 1), 10_000);
  await vi.waitFor(async () => expect(await messagesOf(ada)).toHaveLength(2), 10_000);
  expect((await messagesOf(ada))[1]).toMatchObject({ content: "For 8", stopped: true });
  const back = await allEvents(await send(ada, asked));
  expect(back.at(-1)).toMatchObject({ event: "done", data: { text: "For 8", stopped: true } });
  expect(model.calls).toHaveLength(1);
});

test("a reply stopped before its first word can be asked for again", async () => {
  const ada = await signUpConsenting(server);
  model.behave("hangs");
  const before = model.abandonedCalls();
  const asked = question();
  const stopping = new AbortController();
  const events = eventsOf(await send(ada, asked, { signal: stopping.signal }));
  await events.next();
  stopping.abort();
  await ada.client.rpc("stop_chat_turn", { message_id: asked.id, shown_length: 0 });
  await vi.waitFor(() => expect(model.abandonedCalls()).toBe(before + 1), 10_000);
  expect(await messagesOf(ada)).toHaveLength(1);

  model.behave("replies", ["For 8 hours."]);
  const again = await allEvents(await send(ada, asked));
  expect(again.at(-1)).toMatchObject({ event: "done", data: { text: "For 8 hours." } });
  expect((await messagesOf(ada)).map(({ stopped }) => stopped)).toEqual([false, false]);
});

test("the log of all this holds no word of hers and no stop", async () => {
  const ada = await signUpConsenting(server);
  model.behave("fails midway", ["Zubaidah should rest"]);
  await allEvents(await send(ada, question("My sister Zubaidah has not bled since March")));
  expect(server.log()).toContain("upstream_failed");
  expect(server.log()).not.toMatch(/Zubaidah|provider words|stopped/);
});
