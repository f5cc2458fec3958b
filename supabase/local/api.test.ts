import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createApi } from "./api.ts";
import { readConfiguration } from "./configuration.ts";
import { dataFolderAt } from "./data-folder.ts";
import { openMailbox } from "./mailbox.ts";
import { QueueFull } from "./queue.ts";

const SITE = "https://pcos-care.example";
const never = () => Promise.reject(new Error("Nobody asks for this here."));

/** A server whose database has no room for another request, asked by a page of an allowed site. */
function fullServer() {
  const folder = dataFolderAt(mkdtempSync(join(tmpdir(), "pcos-care-api-")));
  const api = createApi({
    configuration: readConfiguration([], {
      ALLOWED_ORIGINS: SITE,
      PCOS_CARE_ATTEMPTS_PER_ADDRESS: "1",
    }),
    keys: { publishableKey: "public", secretKey: "secret", signingSecret: "signing" },
    mailbox: openMailbox(folder),
    authAndData: {
      answer: () => Promise.reject(new QueueFull()),
      isWell: async () => true,
      close: never,
    },
    functions: { answer: never, areWell: async () => true, stop: never },
  });
  return (path: string, body: unknown) =>
    api.request(
      `http://127.0.0.1:5173${path}`,
      {
        method: "POST",
        headers: { origin: SITE, "content-type": "application/json" },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    );
}

const account = { email: "ada@example.com", password: "Quiet-River-42" };

test.for([
  { path: "/auth/v1/signup", body: { email: "a".repeat(300_000) }, status: 413 },
  { path: "/auth/v1/signup", body: ["no", "account"], status: 400 },
  { path: "/auth/v1/signup", body: account, status: 503 },
  { path: "/auth/v1/signup", body: account, tries: 2, status: 429 },
])("a page of an allowed site can read why it is answered $status", async (given) => {
  const { path, body, tries = 1, status } = given;
  const post = fullServer();
  if (tries > 1) await post(path, body);
  const refused = await post(path, body);
  expect(refused.status).toBe(status);
  expect(refused.headers.get("access-control-allow-origin")).toBe(SITE);
  expect(await refused.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
});
