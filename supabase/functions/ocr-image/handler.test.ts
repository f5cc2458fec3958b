import { expect, test } from "vitest";

import { imageFailureSchema } from "./contract.ts";
import type { FailureLine } from "../_shared/function-shell.ts";
import { unreadable } from "./image/opened-image.ts";
import { bytesOf, cameraNotes, jpegWith, plainJpeg, plainPng, pngOfSize } from "./image/samples.ts";
import { HttpError } from "../_shared/http-error.ts";
import { createOcrHandler, type OcrDeps } from "./handler.ts";

const ADA = "0b2f6f1e-6d0c-4b55-9f0a-3c2c5d0f6a01";
const BEA = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const REQUEST_ID = "3f0f3b44-53d6-4d1c-8f0e-6a2f2c9a1b10";
const SITE = "https://pcos-care.example";

function setUp(overrides: Partial<OcrDeps> = {}) {
  const calls: string[] = [];
  const lines: FailureLine[] = [];
  const handle = createOcrHandler({
    allowedOrigins: [SITE],
    authenticate: async () => ({ id: ADA, token: "token" }),
    beginReading: async (caller) => void calls.push(`begin ${caller.id}`),
    readImage: async ({ mediaType, bytes }) => {
      calls.push(`read ${mediaType} ${bytes.length}`);
      return "TSH 2.1";
    },
    createId: () => REQUEST_ID,
    log: (line) => lines.push(line),
    ...overrides,
  });
  return { handle, calls, lines };
}

type Part = [name: string, value: Blob | string, fileName?: string];

function sending(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}

function picture(...files: Uint8Array<ArrayBuffer>[]): FormData {
  return sending(...files.map((file): Part => ["image", new Blob([file]), "photo.jpg"]));
}

type Call = { path?: string; method?: string; headers?: Record<string, string>; body?: BodyInit };

function request({ path = "/ocr-image", method = "POST", headers = {}, body }: Call = {}) {
  return new Request(`https://functions.example${path}`, {
    method,
    headers,
    ...(method === "POST" ? { body: body ?? picture(plainJpeg) } : {}),
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
}

async function failureOf(response: Response) {
  const { code, error } = imageFailureSchema.parse(await response.json());
  expect(error).toMatch(/^[A-Z].{10,}[.]$/);
  return [response.status, code];
}

test("a caller without a session costs no model call", async () => {
  const { handle, calls } = setUp({ authenticate: async () => null });
  expect(await failureOf(await handle(request()))).toEqual([401, "unauthenticated"]);
  expect(calls).toEqual([]);
});

test("her picture is counted and then read, and its words come back", async () => {
  const { handle, calls, lines } = setUp();
  const response = await handle(request({ path: "/functions/v1/ocr-image" }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ text: "TSH 2.1" });
  expect(calls).toEqual([`begin ${ADA}`, `read image/jpeg ${plainJpeg.length}`]);
  expect(lines).toEqual([]);
});

test("what the camera noted beside her photo goes no further", async () => {
  const { handle, calls } = setUp();
  await handle(request({ body: picture(jpegWith(0xe1, cameraNotes(1, "II"))) }));
  expect(calls).toContain(`read image/jpeg ${plainJpeg.length}`);
});

test("the bytes say what a file is, its name and its stated type do not", async () => {
  const { handle, calls } = setUp();
  const named = new Blob([plainPng], { type: "image/svg+xml" });
  const body = sending(["image", named, "../../etc/<script>.pdf"], ["note", "ignored"]);
  const response = await handle(request({ body }));
  expect(await response.json()).toEqual({ text: "TSH 2.1" });
  expect(calls).toContain(`read image/png ${plainPng.length}`);
});

test.each([
  ["a web page", bytesOf("<html><script>alert(1)</script></html>")],
  ["a drawing made of text", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a PDF", bytesOf("%PDF-1.7")],
  ["a photo that is cut", bytesOf(plainJpeg.subarray(0, -2))],
  ["a photo with a ZIP behind it", bytesOf(plainJpeg, "PK\u0003\u0004")],
  ["30,000 by 30,000 pixels", pngOfSize(30_000, 30_000)],
  ["no bytes", bytesOf()],
])("%s is refused before it is counted, and its name is not repeated", async (_name, file) => {
  const { handle, calls, lines } = setUp();
  const body = sending(["image", new Blob([file], { type: "image/jpeg" }), "Ada-results.jpg"]);
  const response = await handle(request({ body }));
  expect(await response.clone().text()).not.toContain("Ada");
  expect(await failureOf(response)).toEqual([422, "image_unreadable"]);
  expect(calls).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain("Ada");
});

test.each([
  ["no picture", sending(["note", "hello"])],
  ["two pictures", picture(plainJpeg, plainPng)],
  ["words instead of a picture", sending(["image", "data:image/png;base64,AAAA"])],
  ["a picture under another name", sending(["photo", new Blob([plainJpeg]), "photo.jpg"])],
])("a form with %s is refused", async (_name, body) => {
  const { handle, calls } = setUp();
  expect(await failureOf(await handle(request({ body })))).toEqual([422, "invalid"]);
  expect(calls).toEqual([]);
});

const PART = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc';

test.each([
  ["an empty form", ""],
  ["words that are no form", "hello"],
  ["a form without its end", PART],
  ["a part without its head", "--b\r\n\r\nabc\r\n--b--\r\n"],
  ["20,000 boundaries", "--b\r\n".repeat(20_000)],
  [
    "invalid UTF-8 in a name",
    bytesOf('--b\r\nContent-Disposition: form-data; name="', [0xff, 0xfe]),
  ],
])("%s is refused as damaged", async (_name, body) => {
  const { handle, calls } = setUp();
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  expect(await failureOf(await handle(request({ body, headers })))).toEqual([400, "malformed"]);
  expect(calls).toEqual([]);
});

test("a form that does not say how its parts are told apart is damaged", async () => {
  const headers = { "content-type": "multipart/form-data" };
  const response = await setUp().handle(request({ body: PART, headers }));
  expect(await failureOf(response)).toEqual([400, "malformed"]);
});

test.each([
  "application/json",
  "image/jpeg",
  "application/x-www-form-urlencoded",
  "text/plain",
  "",
])("a body of type %j is refused", async (type) => {
  const { handle, calls } = setUp();
  const response = await handle(request({ headers: { "content-type": type } }));
  expect(await failureOf(response)).toEqual([415, "unsupported_media_type"]);
  expect(calls).toEqual([]);
});

test("more than 5 MB are refused unread when the sender says so", async () => {
  const headers = { "content-length": String(5 * 1024 * 1024 + 1) };
  const sent = request({
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    body: PART,
  });
  expect(await failureOf(await setUp().handle(sent))).toEqual([413, "too_large"]);
  expect(sent.bodyUsed).toBe(false);
});

test("a body without a length is read no further than its limit", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const response = await setUp().handle(request({ body: endless, headers }));
  expect(await failureOf(response)).toEqual([413, "too_large"]);
  expect(sent).toBeLessThan(5.5 * 1024 * 1024);
});

test("nobody sends in another person's name", async () => {
  const inForm = sending(["image", new Blob([plainJpeg]), "photo.jpg"], ["user_id", BEA]);
  for (const call of [{ body: inForm }, { path: `/ocr-image?user_id=${BEA}` }]) {
    const { handle, calls } = setUp();
    expect(await failureOf(await handle(request(call)))).toEqual([403, "wrong_user"]);
    expect(calls).toEqual([]);
  }
  const own = sending(
    ["image", new Blob([plainJpeg]), "photo.jpg"],
    ["user_id", ADA.toUpperCase()],
  );
  expect((await setUp().handle(request({ body: own }))).status).toBe(200);
});

test("without a model she is told to read it on her device, and nothing is counted", async () => {
  const { handle, calls } = setUp({ readImage: null });
  expect(await failureOf(await handle(request()))).toEqual([503, "no_model"]);
  expect(calls).toEqual([]);
  const broken = await handle(request({ body: picture(bytesOf("no picture")) }));
  expect(await failureOf(broken)).toEqual([422, "image_unreadable"]);
});

test.each([
  ["consent_required", 403],
  ["unauthenticated", 401],
] as const)("a reading refused as %s is answered with %i and not made", async (code, status) => {
  const { handle, calls } = setUp({ beginReading: () => Promise.reject(new HttpError(code)) });
  expect(await failureOf(await handle(request()))).toEqual([status, code]);
  expect(calls).toEqual([]);
});

test("someone who sends too many is told how long to wait", async () => {
  const { handle } = setUp({
    beginReading: async () => {
      throw new HttpError("rate_limited", { headers: { "retry-after": "41" } });
    },
  });
  const response = await handle(request());
  expect(response.headers.get("retry-after")).toBe("41");
  expect(await failureOf(response)).toEqual([429, "rate_limited"]);
});

test.each([
  [new HttpError("upstream_failed", { reason: "model_500" }), 502, "upstream_failed", "model_500"],
  [unreadable("model_no_text"), 422, "image_unreadable", "model_no_text"],
  [new Error("secret at /srv/app.ts"), 500, "internal", "unexpected"],
])(
  "a failed reading (%s) leaves one line and shows nothing of itself",
  async (thrown, status, code, reason) => {
    const { handle, lines } = setUp({ readImage: () => Promise.reject(thrown) });
    const response = await handle(request());
    expect(await response.clone().text()).not.toMatch(/secret|srv|model_/);
    expect(await failureOf(response)).toEqual([status, code]);
    expect(lines).toEqual([{ request_id: REQUEST_ID, code, status, reason }]);
  },
);

test("the reading in the making hears when she leaves", async () => {
  const leaving = new AbortController();
  const { handle, lines } = setUp({
    readImage: (_image, signal) => {
      leaving.abort();
      return Promise.reject(new Error(`aborted: ${signal.aborted}`));
    },
  });
  await handle(new Request(request(), { signal: leaving.signal }));
  expect(lines.map(({ reason }) => reason)).toEqual(["caller_left"]);
});

test.each(["/", "/ocr-image/history", "/functions/v1/ocr-image/x", "/ocr-images", "/claude-chat"])(
  "%s is not here",
  async (path) => {
    expect(await failureOf(await setUp().handle(request({ path })))).toEqual([404, "not_found"]);
  },
);

test.each(["GET", "PUT", "DELETE", "PATCH"])(
  "%s is told which methods there are",
  async (method) => {
    const response = await setUp().handle(request({ method }));
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect(await failureOf(response)).toEqual([405, "method_not_allowed"]);
  },
);

test("only pages of a listed site may call from another address", async () => {
  const { handle } = setUp();
  const preflight = (origin: string) => handle(request({ method: "OPTIONS", headers: { origin } }));
  const own = await preflight(SITE);
  expect(own.status).toBe(204);
  expect(own.headers.get("access-control-allow-origin")).toBe(SITE);
  for (const origin of ["https://elsewhere.example", `${SITE}.elsewhere.example`, "null"]) {
    expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("replies and failures are JSON that nobody caches or guesses", async () => {
  const failing = await setUp({ authenticate: async () => null }).handle(request());
  const working = await setUp().handle(request());
  for (const { headers } of [failing, working]) {
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("vary")).toBe("Origin");
  }
});
