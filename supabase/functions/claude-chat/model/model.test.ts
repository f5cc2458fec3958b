import { expect, test } from "vitest";

import { createComplete } from "./model.ts";
import type { Fetch } from "../../_shared/service-call.ts";

const prompt = {
  system: "You are the companion.",
  turns: [{ role: "user" as const, texts: ["Guides found: none.", "Question:\n\nDo I fast?"] }],
};

const reply = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "claude-sonnet-5-5",
  content: [{ type: "text", text: "For 8 hours. [1]" }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};

function setUp(answer: Fetch, timeoutMs?: number) {
  const asked: Request[] = [];
  const said: string[] = [];
  const complete = createComplete({
    apiKey: "sk-test",
    baseUrl: "https://model.example",
    model: "claude-sonnet-5-5",
    fetch: (address, init) => {
      asked.push(new Request(address, init));
      return answer(address, init);
    },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const ask = (stopped = new AbortController().signal) =>
    complete(prompt, { say: (words) => said.push(words), stopped });
  return { asked, said, ask };
}

function answering(body: unknown, status = 200): Fetch {
  return async () =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function streaming(...events: ({ type: string } & Record<string, unknown>)[]): Fetch {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return async () =>
    new Response(text.join(""), { headers: { "content-type": "text/event-stream" } });
}

const delta = (text: unknown) => ({
  type: "content_block_delta",
  delta: { type: "text_delta", text },
});
const ending = (stop_reason: string) => ({ type: "message_delta", delta: { stop_reason } });

test("the model's words are said one piece after another", async () => {
  const { said, ask } = setUp(
    streaming(
      { type: "message_start" },
      { type: "ping" },
      delta(" \nFor "),
      delta("8 hours"),
      delta("."),
      ending("end_turn"),
      { type: "message_stop" },
    ),
  );
  await ask();
  expect(said).toEqual(["For ", "8 hours", "."]);
});

test("a service that does not stream is heard at once", async () => {
  const { said, ask } = setUp(answering(reply));
  await ask();
  expect(said).toEqual(["For 8 hours. [1]"]);
});

test("one call goes to the model service, follows no redirect and limits the reply", async () => {
  const { asked, ask } = setUp(answering(reply));
  await ask();
  expect(asked).toHaveLength(1);
  const [sent] = asked;
  expect(sent?.url).toBe("https://model.example/v1/messages");
  expect(sent?.redirect).toBe("error");
  expect(await sent?.json()).toEqual({
    model: "claude-sonnet-5-5",
    max_tokens: 1500,
    stream: true,
    system: "You are the companion.",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "Guides found: none." },
          { type: "text", text: "Question:\n\nDo I fast?" },
        ],
      },
    ],
  });
});

test("what the model thought before it wrote is left out", async () => {
  const thinking = { type: "thinking_delta", thinking: "Hm." };
  const { said, ask } = setUp(
    streaming(
      { ...delta(""), delta: thinking },
      { ...delta(""), delta: { type: "signature_delta", signature: "x" } },
      delta("For 8 hours."),
      ending("end_turn"),
    ),
  );
  await ask();
  expect(said).toEqual(["For 8 hours."]);
});

test.each([
  [
    "429",
    answering({ type: "error", error: { type: "rate_limit_error", message: "x" } }, 429),
    "model_429",
  ],
  [
    "500",
    answering({ type: "error", error: { type: "api_error", message: "x" } }, 500),
    "model_500",
  ],
  ["529", answering({}, 529), "model_529"],
  ["401", answering({}, 401), "model_401"],
  ["a refusal", answering({ ...reply, stop_reason: "refusal" }), "model_reply_unusable"],
  [
    "a reply cut at the limit",
    answering({ ...reply, stop_reason: "max_tokens" }),
    "model_reply_unusable",
  ],
  ["no content", answering({ ...reply, content: [] }), "model_reply_unusable"],
  [
    "only spaces",
    answering({ ...reply, content: [{ type: "text", text: " \n" }] }),
    "model_reply_unusable",
  ],
  [
    "a NUL byte",
    answering({ ...reply, content: [{ type: "text", text: "a\0b" }] }),
    "model_reply_unusable",
  ],
  ["another shape", answering({ hello: "world" }), "model_reply_unusable"],
  ["a streamed refusal", streaming(delta("I"), ending("refusal")), "model_reply_unusable"],
  ["a streamed cut", streaming(delta("I"), ending("max_tokens")), "model_reply_unusable"],
  ["a stream that breaks off", streaming(delta("For 8")), "model_reply_unusable"],
  ["a stream without words", streaming(delta(" "), ending("end_turn")), "model_reply_unusable"],
  ["a stream of another shape", streaming(delta(8)), "model_reply_unusable"],
  [
    "a stream without end",
    streaming(delta("a".repeat(16_001)), ending("end_turn")),
    "model_reply_unusable",
  ],
  ["an error midway", streaming(delta("I"), { type: "error" }), "model_unreachable"],
  [
    "no JSON",
    async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    "model_reply_unusable",
  ],
  [
    "a torn connection",
    () => Promise.reject(new TypeError("connection reset by 10.0.0.1")),
    "model_unreachable",
  ],
] as const)("%s ends as one failure, after a single try", async (_name, answer, reason) => {
  const { asked, ask } = setUp(answer);
  await expect(ask()).rejects.toMatchObject({ code: "upstream_failed", reason });
  expect(asked).toHaveLength(1);
});

/** A service that accepts the call and then stays silent until it is given up. */
const hanging: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () =>
      reject(new DOMException("Aborted", "AbortError")),
    );
  });

/** A service that begins its reply and never ends it. */
const trickling: Fetch = async (_address, init) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("event: ping\ndata: {}\n\n"));
        init?.signal?.addEventListener("abort", () =>
          controller.error(new DOMException("Aborted", "AbortError")),
        );
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );

test.each([
  ["never answers", hanging],
  ["never ends its answer", trickling],
])("a service that %s is given up at the time limit", async (_name, answer) => {
  const { ask } = setUp(answer, 50);
  await expect(ask()).rejects.toMatchObject({ code: "upstream_failed", reason: "model_timeout" });
});

/** A service that sends one line without end, and how much of it was taken. */
function endlessLine(type: string) {
  const taken = { bytes: 0 };
  const chunk = new TextEncoder().encode("a".repeat(65_536));
  const answer: Fetch = async (_address, init) =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          if (init?.signal?.aborted || taken.bytes > 8_000_000) return controller.close();
          taken.bytes += chunk.length;
          controller.enqueue(chunk);
        },
      }),
      { headers: { "content-type": type } },
    );
  return { taken, answer };
}

test.each(["text/event-stream", "application/json"])(
  "a service that sends a line without end as %s is cut at 1 MB",
  async (type) => {
    const { taken, answer } = endlessLine(type);
    const { ask } = setUp(answer);
    await expect(ask()).rejects.toMatchObject({ code: "upstream_failed" });
    expect(taken.bytes).toBeLessThan(1_300_000);
  },
);

test("the call ends quietly when its words are no longer wanted", async () => {
  const stopping = new AbortController();
  const { asked, ask } = setUp(hanging);
  const answer = ask(stopping.signal);
  stopping.abort();
  await answer;
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
});
