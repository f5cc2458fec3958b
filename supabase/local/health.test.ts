import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createApi } from "./api.ts";
import { readConfiguration } from "./configuration.ts";
import { dataFolderAt } from "./data-folder.ts";
import { openMailbox } from "./mailbox.ts";

const never = () => Promise.reject(new Error("Nobody asks for this here."));

function apiWith({ database, companion }: { database: boolean; companion: boolean }) {
  const folder = dataFolderAt(mkdtempSync(join(tmpdir(), "pcos-care-health-")));
  return createApi({
    configuration: readConfiguration([], {}),
    keys: { publishableKey: "public", secretKey: "secret", signingSecret: "signing" },
    mailbox: openMailbox(folder),
    authAndData: { answer: never, isWell: async () => database, close: never },
    functions: { answer: never, areWell: async () => companion, stop: never },
  });
}

test.for([
  { database: true, companion: true, status: 200 },
  { database: false, companion: true, status: 503 },
  { database: true, companion: false, status: 503 },
])("a database $database and a companion $companion answer $status", async (given) => {
  const { status, ...parts } = given;
  const answer = await apiWith(parts).request("http://127.0.0.1:5173/health");
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ isWell: status === 200, ...parts });
});

test("an answer of the backend carries the number it was asked with, if that is one", async () => {
  const api = apiWith({ database: true, companion: true });
  const ask = async (number: string) =>
    (
      await api.request("http://127.0.0.1:5173/health", { headers: { "x-request-id": number } })
    ).headers.get("x-request-id");
  const number = "0b0f9a1e-6f6b-4f0c-9c55-3f6d2a0c1d2e";
  expect(await ask(number)).toBe(number);
  expect(await ask("ada@example.com")).toMatch(/^[0-9a-f-]{36}$/);
});
