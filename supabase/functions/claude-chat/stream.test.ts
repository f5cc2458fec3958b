import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";

import type { Asked } from "./answer/answer.ts";
import { type ChatEvent, chatEventSchema } from "../_shared/contracts/claude-chat.ts";
import { failureSchema } from "../_shared/contracts/failure.ts";
import type { Answer, StoredReply } from "./stored-turns.ts";
import type { FailureLine } from "../_shared/function-shell.ts";
import type { Hearing } from "./model/model.ts";
import { HttpError } from "../_shared/http-error.ts";
import { type ChatDeps, createChatHandler } from "./handler.ts";

const ADA = "0b2f6f1e-6d0c-4b55-9f0a-3c2c5d0f6a01";
const BEA = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const QUESTION_ID = "3f0f3b44-53d6-4d1c-8f0e-6a2f2c9a1b10";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An answer in the making that a test speaks for. */
type Speaker = { asked: Asked; hearing: Hearing; end: () => void; fail: (error: Error) => void };

function setUp(overrides: Partial<ChatDeps> = {}) {
  const speakers: Speaker[] = [];
  const finished: (Answer & { isPartial: boolean })[] = [];
  const kept: Promise<unknown>[] = [];
  const lines: FailureLine[] = [];
  const handle = createChatHandler({
    allowedOrigins: ["https://pcos-care.example"],
    authenticate: async (request) => ({
      id: request.headers.get("authorization") ?? ADA,
      token: "token",
    }),
    beginTurn: async () => null,
    answer: (asked, hearing) =>
      new Promise((resolve, fail) => {
        let text = "";
        const say = (words: string) => {
          text += words;
          hearing.say(words);
        };
        const end = () => resolve({ text, citations: [], origin: "model", parts: {} });
        hearing.stopped.addEventListener("abort", end);
        speakers.push({ asked, hearing: { ...hearing, say }, end, fail });
      }),
    finishTurn: async (_caller, _question, answer) => {
      finished.push(answer);
      return storedReply(answer.text);
    },
    isTurnStopped: async () => false,
    receiver: null,
    keepRunning: (work) => kept.push(work),
    createId: () => QUESTION_ID,
    log: (line) => lines.push(line),
    ...overrides,
  });
  const ask = async (request = asking()) => {
    const response = await handle(request);
    return { response, stream: reading(response) };
  };
  return { handle, ask, speakers, finished, kept, lines };
}

function storedReply(content: string): StoredReply {
  return {
    id: "9a1d2c3e-4b5f-4a6b-8c7d-0e1f2a3b4c5d",
    content,
    citations: [],
    origin: "model",
    timestamp: "2026-11-20T09:00:00+00:00",
    stopped: false,
    reply_parts: {},
  };
}

type Call = { message?: string; accept?: string; as?: string; signal?: AbortSignal };

function asking({ message = "Do I fast?", accept = "text/event-stream", as, signal }: Call = {}) {
  return new Request("https://functions.example/claude-chat", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      ...(as === undefined ? {} : { authorization: as }),
    },
    body: JSON.stringify({ id: QUESTION_ID, message }),
    ...(signal ? { signal } : {}),
  });
}

/** Reads a stream as a browser does, event by event. */
function reading(response: Response) {
  const reader = (response.body ?? new ReadableStream()).getReader();
  const decoder = new TextDecoder();
  async function piece(): Promise<string | null> {
    const { done, value } = await reader.read();
    return done ? null : decoder.decode(z.instanceof(Uint8Array).parse(value));
  }
  async function event(): Promise<ChatEvent> {
    const [, name, data = ""] = /^event: (\w+)\ndata: (.+)\n\n$/.exec((await piece()) ?? "") ?? [];
    return chatEventSchema.parse({ event: name, data: JSON.parse(data) });
  }
  return { piece, event, leave: () => reader.cancel() };
}

const start = { event: "start", data: { message_id: QUESTION_ID } };
const text = (words: string) => ({ event: "text", data: { text: words } });

test("each piece goes out at once, and the stored reply ends the stream", async () => {
  const { ask, speakers } = setUp();
  const { response, stream } = await ask();
  expect(response.status).toBe(200);
  expect(await stream.event()).toEqual(start);
  speakers[0]?.hearing.say("For 8");
  expect(await stream.event()).toEqual(text("For 8"));
  speakers[0]?.hearing.say(" hours.");
  expect(await stream.event()).toEqual(text(" hours."));
  speakers[0]?.end();
  expect(await stream.event()).toMatchObject({ event: "done", data: { text: "For 8 hours." } });
  expect(await stream.piece()).toBeNull();
});

test("a stream is kept by no cache, guessed by no browser and held back by no proxy", async () => {
  const request = asking();
  request.headers.set("origin", "https://pcos-care.example");
  const { headers } = (await setUp().ask(request)).response;
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-accel-buffering": "no",
    "x-request-id": QUESTION_ID,
    "access-control-allow-origin": "https://pcos-care.example",
  });
});

test("danger is in the first event, before any word of the model", async () => {
  const { stream } = await setUp().ask(asking({ message: "I want to kill myself" }));
  expect(await stream.event()).toEqual({
    event: "start",
    data: { message_id: QUESTION_ID, urgent: { level: "emergency", flags: ["self_harm"] } },
  });
});

test("a reply that is stored already comes as a stream too, and costs no model call", async () => {
  const { ask, speakers } = setUp({ beginTurn: async () => storedReply("For 8 hours.") });
  const { stream } = await ask();
  expect(await stream.event()).toEqual(start);
  expect(await stream.event()).toEqual(text("For 8 hours."));
  expect(await stream.event()).toMatchObject({ event: "done", data: { text: "For 8 hours." } });
  expect(speakers).toEqual([]);
});

test("a stopped reply says so", async () => {
  const stopped = { ...storedReply("For 8"), stopped: true };
  const { stream } = await setUp({ beginTurn: async () => stopped }).ask();
  await stream.event();
  await stream.event();
  expect(await stream.event()).toMatchObject({ data: { text: "For 8", stopped: true } });
});

test("what is refused before the model is asked is an ordinary failure", async () => {
  const { handle } = setUp({
    beginTurn: async () => {
      throw new HttpError("consent_required");
    },
  });
  const response = await handle(asking());
  expect(response.status).toBe(403);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(failureSchema.parse(await response.json()).code).toBe("consent_required");
});

test("a model that fails midway ends the stream with one sentence, and nothing is stored", async () => {
  const { ask, speakers, finished, lines } = setUp();
  const { stream } = await ask();
  speakers[0]?.hearing.say("For");
  speakers[0]?.fail(new HttpError("upstream_failed", { reason: "model_timeout" }));
  expect([await stream.event(), await stream.event()]).toEqual([start, text("For")]);
  expect(await stream.event()).toMatchObject({
    event: "failure",
    data: { code: "upstream_failed" },
  });
  expect(await stream.piece()).toBeNull();
  expect(finished).toEqual([]);
  expect(lines).toMatchObject([{ code: "upstream_failed", status: 502, reason: "model_timeout" }]);
});

test("an unforeseen error midway shows nothing of itself", async () => {
  const { ask, speakers, lines } = setUp();
  const { stream } = await ask();
  speakers[0]?.fail(new Error("secret at /srv/app.ts"));
  await stream.event();
  const failure = await stream.event();
  expect(failure).toMatchObject({ event: "failure", data: { code: "internal" } });
  expect(JSON.stringify([failure, lines])).not.toMatch(/secret|srv/);
});

test("silence is broken by a sign of life after ten seconds, each time anew", async () => {
  const { ask, speakers } = setUp();
  const { stream } = await ask();
  await stream.event();
  vi.advanceTimersByTime(9_999);
  speakers[0]?.hearing.say("For");
  expect(await stream.event()).toEqual(text("For"));
  vi.advanceTimersByTime(9_999);
  vi.advanceTimersByTime(1);
  expect(await stream.piece()).toBe(":\n\n");
  vi.advanceTimersByTime(10_000);
  expect(await stream.piece()).toBe(":\n\n");
  speakers[0]?.end();
  await stream.event();
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["text/event-stream", "application/json"])(
  "when she leaves while %s is on its way, the whole reply is stored",
  async (accept) => {
    const { handle, speakers, finished, kept } = setUp();
    const leaving = new AbortController();
    const answer = handle(asking({ accept, signal: leaving.signal }));
    await vi.waitFor(() => expect(speakers).toHaveLength(1));
    speakers[0]?.hearing.say("For 8 ");
    if (accept === "text/event-stream") await reading(await answer).leave();
    leaving.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    speakers[0]?.hearing.say("hours.");
    speakers[0]?.end();
    await Promise.all(kept);
    expect(kept).toHaveLength(1);
    expect(finished).toMatchObject([{ text: "For 8 hours.", isPartial: false }]);
  },
);

test("when she left and stopped the reply, the model is not asked to go on", async () => {
  const { ask, speakers, finished, kept, lines } = setUp({ isTurnStopped: async () => true });
  const { stream } = await ask();
  speakers[0]?.hearing.say("For 8");
  expect(speakers[0]?.hearing.stopped.aborted).toBe(false);
  await stream.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(speakers[0]?.hearing.stopped.aborted).toBe(true);
  await Promise.all(kept);
  expect(finished).toMatchObject([{ text: "For 8", isPartial: true }]);
  expect(lines).toEqual([]);
});

test("a stop that arrives late is noticed later, and a database that is away is no stop", async () => {
  const answers = [async () => false, () => Promise.reject(new Error("away")), async () => true];
  const { ask, speakers } = setUp({
    isTurnStopped: () => (answers.shift() ?? (async () => true))(),
  });
  await (await ask()).stream.leave();
  await vi.advanceTimersByTimeAsync(6_999);
  expect(speakers[0]?.hearing.stopped.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(speakers[0]?.hearing.stopped.aborted).toBe(true);
});

test("while she listens, nobody asks whether she stopped it", async () => {
  const isTurnStopped = vi.fn<ChatDeps["isTurnStopped"]>(async () => true);
  const { ask } = setUp({ isTurnStopped });
  await ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isTurnStopped).not.toHaveBeenCalled();
});

test("two requests for one question share one answer, from its first word", async () => {
  const { ask, handle, speakers, finished } = setUp();
  const first = await ask();
  speakers[0]?.hearing.say("For 8 ");
  const second = await ask();
  const third = handle(asking({ accept: "application/json" }));
  await first.stream.leave();
  speakers[0]?.hearing.say("hours.");
  expect([await second.stream.event(), await second.stream.event()]).toEqual([
    start,
    text("For 8 "),
  ]);
  expect(await second.stream.event()).toEqual(text("hours."));
  speakers[0]?.end();
  expect(await second.stream.event()).toMatchObject({ event: "done" });
  expect(await (await third).json()).toMatchObject({ text: "For 8 hours." });
  expect(speakers).toHaveLength(1);
  expect(finished).toHaveLength(1);
});

test("the same id of two people is two answers", async () => {
  const { ask, speakers } = setUp();
  await ask();
  await ask(asking({ as: BEA }));
  expect(speakers).toHaveLength(2);
});

test("after a failure the same question is answered anew", async () => {
  const { ask, speakers } = setUp();
  const first = await ask();
  speakers[0]?.fail(new HttpError("upstream_failed"));
  await first.stream.event();
  await first.stream.event();
  await ask();
  expect(speakers).toHaveLength(2);
});

test("who asks again after stopping gets a new answer, not the end of the stopped one", async () => {
  const { ask, speakers } = setUp({ isTurnStopped: async () => true });
  await (await ask()).stream.leave();
  await vi.advanceTimersByTimeAsync(1000);
  const { stream } = await ask();
  expect(speakers).toHaveLength(2);
  speakers[1]?.hearing.say("For 8 hours.");
  await stream.event();
  expect(await stream.event()).toEqual(text("For 8 hours."));
});

test("who reads along elsewhere when nothing is kept is told to try again, and no failure is noted", async () => {
  const { ask, handle, speakers, lines } = setUp({ finishTurn: async () => null });
  const whole = handle(asking({ accept: "application/json" }));
  await vi.waitFor(() => expect(speakers).toHaveLength(1));
  const { stream } = await ask();
  speakers[0]?.end();
  await stream.event();
  expect(await stream.event()).toMatchObject({
    event: "failure",
    data: { code: "upstream_failed" },
  });
  expect((await whole).status).toBe(502);
  expect(lines).toEqual([]);
});
