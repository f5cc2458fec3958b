import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import {
  imageFailureSchema,
  imageReplySchema,
} from "../../supabase/functions/ocr-image/contract.ts";
import {
  bytesOf,
  cameraNotes,
  jpegWith,
  plainJpeg,
  plainPng,
  pngOfSize,
} from "../../supabase/functions/ocr-image/image/samples.ts";
import {
  type PictureReader,
  type ReaderBehaviour,
  startPictureReader,
} from "../fakes/picture-reader.ts";
import { type Person, signUpConsenting, signUpPerson } from "./people.ts";
import { startServer, type TestServer } from "./server.ts";
import { claimsOf, forgedToken, signedToken, unsignedToken } from "./tokens.ts";

const MODEL_KEY = "sk-ant-test-key-of-the-model";
const WORDS = "Zubaidah Bello\nTSH  2.1 mIU/L";
const MEGABYTE = 1024 * 1024;

let model: PictureReader;
let server: TestServer;
let withoutModel: TestServer;

beforeAll(async () => {
  model = await startPictureReader(WORDS);
  server = await startServer({
    env: {
      ANTHROPIC_API_KEY: MODEL_KEY,
      ANTHROPIC_BASE_URL: model.url,
      ANTHROPIC_MODEL: "claude-test",
    },
  });
  withoutModel = await startServer({ env: { ANTHROPIC_API_KEY: "" } });
});

beforeEach(() => {
  model.behave("reads");
  model.calls.length = 0;
});

afterAll(async () => {
  await Promise.all([server.remove(), withoutModel.remove(), model.stop()]);
});

type Where = Pick<TestServer, "url" | "publishableKey">;
type Sending = { token?: string | null; headers?: Record<string, string>; signal?: AbortSignal };

function post(where: Where, body: BodyInit, { token = null, headers = {}, signal }: Sending = {}) {
  return fetch(`${where.url}/functions/v1/ocr-image`, {
    method: "POST",
    headers: {
      apikey: where.publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
    ...(signal ? { signal } : {}),
  });
}

function formOf(file: Uint8Array<ArrayBuffer>, name = "photo.jpg"): FormData {
  const form = new FormData();
  form.append("image", new Blob([file]), name);
  return form;
}

function send(where: Where, person: Person, file: Uint8Array<ArrayBuffer>) {
  return post(where, formOf(file), { token: person.session.access_token });
}

/** Sends a form in pieces, so that nobody knows its length beforehand. */
function sendUnannounced(where: Where, person: Person, file: Uint8Array<ArrayBuffer>) {
  const init = { method: "POST", body: new Blob([file]).stream(), duplex: "half" } as const;
  return fetch(`${where.url}/functions/v1/ocr-image`, {
    ...init,
    headers: {
      authorization: `Bearer ${person.session.access_token}`,
      "content-type": "multipart/form-data; boundary=b",
    },
  });
}

/** A server that throws away what it is sent, and says so at the end. */
async function bareServer(): Promise<Where> {
  const bare = createServer((request, response) => {
    request.resume().once("end", () => response.end());
  });
  bare.listen(0, "127.0.0.1");
  await once(bare, "listening");
  onTestFinished(() => void bare.close());
  const { port } = z.object({ port: z.number() }).parse(bare.address());
  return { url: `http://127.0.0.1:${port}`, publishableKey: "" };
}

/** How many milliseconds something takes. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function failureOf(response: Response) {
  const text = await response.text();
  expect(text).not.toMatch(/at \S+:\d+|\.ts|select |postgres|anthropic|provider words|sk-ant/i);
  const { code, error } = imageFailureSchema.parse(JSON.parse(text));
  expect(error).toMatch(/^[A-Z].{10,}\.$/);
  return [response.status, code];
}

test("the model reads her photo, and is sent its pixels and nothing that says who she is", async () => {
  const ada = await signUpConsenting(server);
  const photo = jpegWith(0xe1, cameraNotes(1, "II"));
  const response = await send(server, ada, photo);
  expect(response.status).toBe(200);
  expect(imageReplySchema.parse(await response.json())).toEqual({ text: WORDS });
  expect(model.calls).toHaveLength(1);
  const [call] = model.calls;
  expect(call?.mediaType).toBe("image/jpeg");
  expect(call?.picture.equals(plainJpeg)).toBe(true);
  for (const secret of [ada.userId, ada.email, ada.session.access_token, server.secretKey]) {
    expect(`${call?.headers}${call?.raw}`).not.toContain(secret);
  }
  expect(`${call?.headers}${call?.raw}`).not.toMatch(/photo\.jpg|Lagos/);
});

test("without a model key a picture is not read and not counted, however often she tries", async () => {
  const ada = await signUpConsenting(withoutModel);
  for (let round = 0; round < 12; round += 1) {
    const response = await send(withoutModel, ada, plainPng);
    expect(await failureOf(response)).toEqual([503, "no_model"]);
  }
  const broken = await send(withoutModel, ada, bytesOf("<svg/>"));
  expect(await failureOf(broken)).toEqual([422, "image_unreadable"]);
});

test.each<[ReaderBehaviour, number, string]>([
  ["finds no words", 422, "image_unreadable"],
  ["breaks off", 422, "image_unreadable"],
  ["refuses", 502, "upstream_failed"],
  ["is no JSON", 502, "upstream_failed"],
  ["fails", 502, "upstream_failed"],
  ["redirects", 502, "upstream_failed"],
])("when the model %s, she is told so in our words", async (behaviour, status, code) => {
  const ada = await signUpConsenting(server);
  model.behave(behaviour);
  expect(await failureOf(await send(server, ada, plainPng))).toEqual([status, code]);
  expect(model.calls).toHaveLength(1);
});

test("a model that stays silent is given up after 30 seconds", async () => {
  const ada = await signUpConsenting(server);
  model.behave("hangs");
  const began = Date.now();
  expect(await failureOf(await send(server, ada, plainPng))).toEqual([502, "upstream_failed"]);
  expect(Date.now() - began).toBeLessThan(33_000);
});

test("the model's work ends when she leaves", async () => {
  const ada = await signUpConsenting(server);
  model.behave("hangs");
  const before = model.abandonedCalls();
  const leaving = new AbortController();
  const token = ada.session.access_token;
  // In one piece: Deno does not notice who leaves when head and body come apart.
  const form = new Request(server.url, { method: "POST", body: formOf(plainPng) });
  const headers = { "content-type": form.headers.get("content-type") ?? "" };
  const body = await form.bytes();
  const answer = post(server, body, { token, headers, signal: leaving.signal });
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 10_000);
  leaving.abort();
  await expect(answer).rejects.toThrow("abort");
  await vi.waitFor(() => expect(model.abandonedCalls()).toBe(before + 1), 10_000);
});

test("of 30 pictures at once exactly 10 are read, and the others wait", async () => {
  const ada = await signUpConsenting(server);
  const replies = await Promise.all(Array.from({ length: 30 }, () => send(server, ada, plainJpeg)));
  const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(20).fill(429)]);
  expect(model.calls).toHaveLength(10);
  const refused = replies.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("without her consent no picture is passed on", async () => {
  const ada = await signUpPerson(server);
  expect(await failureOf(await send(server, ada, plainJpeg))).toEqual([403, "consent_required"]);
  expect(model.calls).toEqual([]);
});

test("only a living session of hers is believed", async () => {
  const ada = await signUpConsenting(server);
  const token = ada.session.access_token;
  const claims = claimsOf(token);
  const [header, payload, signature = ""] = token.split(".");
  const otherClaims = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString(
    "base64url",
  );
  const erased = await signUpConsenting(server);
  expect((await erased.client.rpc("delete_my_account")).error).toBeNull();
  const signedOut = await signUpConsenting(server);
  expect((await signedOut.client.auth.signOut()).error).toBeNull();
  const table: [string, string | null][] = [
    ["none", null],
    ["publishable key", server.publishableKey],
    ["secret key", server.secretKey],
    ["alg none", unsignedToken(claims)],
    ["alg none with a signature", unsignedToken(claims, signature)],
    ["forged", forgedToken(claims)],
    ["tampered", [header, otherClaims, signature].join(".")],
    ["cut", [header, payload, signature.slice(0, -4)].join(".")],
    ["expired", await signedToken(server, { ...claims, iat: 1_700_000_000, exp: 1_700_003_600 })],
    ["anonymous role", await signedToken(server, { ...claims, role: "anon" })],
    ["erased person", erased.session.access_token],
    ["signed out", signedOut.session.access_token],
    ["of no session", await signedToken(server, { ...claims, session_id: undefined })],
  ];
  const answers = await Promise.all(
    table.map(async ([name, given]) => [
      name,
      ...(await failureOf(await post(server, formOf(plainJpeg), { token: given }))),
    ]),
  );
  expect(answers).toEqual(table.map(([name]) => [name, 401, "unauthenticated"]));
  expect(model.calls).toEqual([]);
  expect((await send(server, ada, plainJpeg)).status).toBe(200);
});

test.each([
  ["a web page", bytesOf("<!doctype html><script>alert(1)</script>")],
  ["an SVG", bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a PDF", bytesOf("%PDF-1.7\n%%EOF")],
  ["a ZIP", bytesOf("PK\u0003\u0004", new Uint8Array(30))],
  ["a PDF inside a JPEG", jpegWith(0xfe, bytesOf("%PDF-1.7"))],
  ["a ZIP behind a PNG", bytesOf(plainPng, "PK\u0003\u0004")],
  ["half a JPEG", bytesOf(plainJpeg.subarray(0, 140))],
  ["half a PNG", bytesOf(plainPng.subarray(0, 140))],
  ["30,000 by 30,000 pixels", pngOfSize(30_000, 30_000)],
  ["nothing", bytesOf()],
])("%s is refused and goes nowhere", async (_name, file) => {
  const ada = await signUpConsenting(server);
  const token = ada.session.access_token;
  const response = await post(server, formOf(file, "Zubaidah.jpg"), { token });
  expect(await response.clone().text()).not.toContain("Zubaidah");
  expect(await failureOf(response)).toEqual([422, "image_unreadable"]);
  expect(model.calls).toEqual([]);
});

test("broken forms, other types, other methods and other paths are refused kindly", async () => {
  const ada = await signUpConsenting(server);
  const token = ada.session.access_token;
  const multipart = { "content-type": "multipart/form-data; boundary=b" };
  const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc';
  for (const [body, headers, status, code] of [
    ["", multipart, 400, "malformed"],
    ["hello", multipart, 400, "malformed"],
    [part, multipart, 400, "malformed"],
    [part, { "content-type": "multipart/form-data" }, 400, "malformed"],
    ["--b\r\n\r\nabc\r\n--b--\r\n", multipart, 400, "malformed"],
    ["--b\r\n".repeat(20_000), multipart, 400, "malformed"],
    [bytesOf("--b\r\n", [0xff, 0xfe], "\r\n--b--\r\n"), multipart, 400, "malformed"],
    ["--b--\r\n", multipart, 422, "invalid"],
    ['{"image":"abc"}', { "content-type": "application/json" }, 415, "unsupported_media_type"],
    [plainJpeg, { "content-type": "image/jpeg" }, 415, "unsupported_media_type"],
  ] as const) {
    expect(await failureOf(await post(server, body, { token, headers }))).toEqual([status, code]);
  }
  const got = await fetch(`${server.url}/functions/v1/ocr-image`, {
    headers: { apikey: server.publishableKey },
  });
  expect(got.headers.get("allow")).toBe("POST, OPTIONS");
  expect(await failureOf(got)).toEqual([405, "method_not_allowed"]);
  const below = await fetch(`${server.url}/functions/v1/ocr-image/x`, { method: "POST" });
  expect(await failureOf(below)).toEqual([404, "not_found"]);
  expect(model.calls).toEqual([]);
});

test("a picture of almost 5 MB reaches the model whole", async () => {
  const ada = await signUpConsenting(server);
  const end = plainJpeg.length - 2;
  const pixels = new Uint8Array(5 * MEGABYTE - 2000).fill(0x55);
  const big = new Uint8Array(
    Buffer.concat([plainJpeg.subarray(0, end), pixels, plainJpeg.subarray(end)]),
  );
  expect((await send(server, ada, big)).status).toBe(200);
  expect(model.calls[0]?.picture.equals(big)).toBe(true);
});

test("the function comes up with its first picture, and refuses 50 MB within 2 seconds without holding them", async () => {
  const started = await startServer();
  onTestFinished(started.remove);
  await vi.waitFor(() => expect(functionsOf(started)).toEqual(["claude-chat"]), 5_000);
  expect((await post(started, formOf(plainPng))).status).toBe(401);
  expect(functionsOf(started)).toEqual(["claude-chat", "ocr-image"]);

  const ada = await signUpPerson(started);
  const huge = new Uint8Array(50 * MEGABYTE);
  const before = peakMegabytes(started.pid);
  const bare = await bareServer();
  for (const sendHuge of [send, sendUnannounced]) {
    const onItsOwn = await timeOf(async () => (await sendHuge(bare, ada, huge)).text());
    const took = await timeOf(async () => {
      expect(await failureOf(await sendHuge(started, ada, huge))).toEqual([413, "too_large"]);
    });
    // Where 50 MB alone are on their way for a second and more, the machine is slow and not the answer.
    expect(took).toBeLessThan(Math.max(2000, 3 * onItsOwn));
  }
  // What the local server has let go of waits for its collector, which a slow machine keeps waiting in turn.
  expect(peakMegabytes(started.pid) - before).toBeLessThan(400);
  const reader = childrenOf(started.pid).find(({ name }) => name === "ocr-image");
  expect(peakMegabytes(reader?.pid ?? 0)).toBeLessThan(150);
});

test("the log of all this holds no word, name or token of hers", async () => {
  const ada = await signUpConsenting(server);
  const token = ada.session.access_token;
  await post(server, formOf(plainPng, "Zubaidah.png"), { token });
  model.behave("fails");
  await post(server, formOf(plainPng, "Zubaidah.png"), { token });
  await post(server, formOf(bytesOf("Zubaidah"), "Zubaidah.png"), { token });
  expect(server.log()).toContain("upstream_failed");
  expect(server.log()).toContain("image_unreadable");
  for (const secret of ["Zubaidah", "TSH", ada.email, token, "provider words", MODEL_KEY]) {
    expect(server.log()).not.toContain(secret);
  }
});

/** The names of the functions whose processes the server has started. */
function functionsOf(started: TestServer): string[] {
  return childrenOf(started.pid).map(({ name }) => name);
}

/** The most memory that a process has ever held. */
function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function childrenOf(pid: number): { pid: number; name: string }[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((text) => text !== "")
    .map((text) => {
      const command = readFileSync(`/proc/${text}/cmdline`, "utf8");
      return { pid: Number(text), name: /([\w-]+)\/index\.ts/.exec(command)?.[1] ?? "" };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
