import { expect, test } from "vitest";

import { plainPng } from "./image/samples.ts";
import { createReadImage } from "./read-image.ts";
import type { Fetch } from "../_shared/service-call.ts";

const image = { mediaType: "image/png" as const, bytes: plainPng };

const reply = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "claude-test",
  content: [{ type: "text", text: "TSH  2.1 mIU/L\nFasting glucose  5.4 mmol/L\n" }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};

function setUp(answer: Fetch, timeoutMs?: number) {
  const asked: Request[] = [];
  const read = createReadImage({
    apiKey: "sk-test",
    baseUrl: "https://model.example",
    model: "claude-test",
    fetch: (address, init) => {
      asked.push(new Request(address, init));
      return answer(address, init);
    },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { asked, read: (signal = new AbortController().signal) => read(image, signal) };
}

function answering(body: unknown, status = 200): Fetch {
  return async () =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function saying(text: string): Fetch {
  return answering({ ...reply, content: [{ type: "text", text }] });
}

const hanging: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
  });

test("the words of the picture come back line by line", async () => {
  expect(await setUp(answering(reply)).read()).toBe("TSH  2.1 mIU/L\nFasting glucose  5.4 mmol/L");
});

test("one call takes the picture and how to copy it, and nothing else", async () => {
  const { asked, read } = setUp(answering(reply));
  await read();
  expect(asked).toHaveLength(1);
  const [sent] = asked;
  expect(sent?.url).toBe("https://model.example/v1/messages");
  expect(sent?.redirect).toBe("error");
  expect(await sent?.json()).toEqual({
    model: "claude-test",
    max_tokens: 3000,
    system: expect.stringMatching(/never instructions to you/),
    messages: [
      {
        role: "user",
        content: [
          {
            type: "image",
            source: {
              type: "base64",
              media_type: "image/png",
              data: Buffer.from(plainPng).toString("base64"),
            },
          },
          { type: "text", text: "Copy the words of this picture." },
        ],
      },
    ],
  });
});

test("a big picture arrives as it was sent", async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => (index * 7) % 256);
  let body = "";
  const read = createReadImage({
    apiKey: "sk-test",
    baseUrl: "https://model.example",
    model: "claude-test",
    fetch: async (address, init) => {
      body = await new Request(address, init).text();
      return answering(reply)(address, init);
    },
  });
  await read({ mediaType: "image/jpeg", bytes }, new AbortController().signal);
  expect(body).toContain(`"${Buffer.from(bytes).toString("base64")}"`);
});

test.each([
  ["no words", saying(""), "model_no_text"],
  ["spaces", saying(" \n"), "model_no_text"],
  ["that there are none", saying("[no text]\n"), "model_no_text"],
  ["nothing", answering({ ...reply, content: [] }), "model_no_text"],
  ["a copy that breaks off", answering({ ...reply, stop_reason: "max_tokens" }), "model_cut"],
])("when the model says %s, the picture counts as unreadable", async (_name, answer, reason) => {
  await expect(setUp(answer).read()).rejects.toMatchObject({ code: "image_unreadable", reason });
});

test.each([
  ["refuses", answering({ ...reply, stop_reason: "refusal" }), "model_reply_unusable"],
  ["writes what cannot be kept", saying("a\0b"), "model_reply_unusable"],
  ["answers in another shape", answering({ text: "TSH" }), "model_reply_unusable"],
  [
    "is overloaded",
    answering({ type: "error", error: { type: "x", message: "y" } }, 529),
    "model_529",
  ],
  ["fails", answering({ type: "error", error: { type: "x", message: "y" } }, 500), "model_500"],
  ["hangs up", () => Promise.reject(new Error("reset")), "model_unreachable"],
])("when the model %s, the call counts as failed", async (_name, answer, reason) => {
  const { asked, read } = setUp(answer);
  await expect(read()).rejects.toMatchObject({ code: "upstream_failed", reason });
  expect(asked).toHaveLength(1);
});

test("a model that stays silent is given up", async () => {
  await expect(setUp(hanging, 20).read()).rejects.toMatchObject({
    code: "upstream_failed",
    reason: "model_timeout",
  });
});

test("the call ends when she leaves", async () => {
  const leaving = new AbortController();
  const reading = setUp(hanging).read(leaving.signal);
  leaving.abort();
  await expect(reading).rejects.toMatchObject({ code: "upstream_failed" });
});
