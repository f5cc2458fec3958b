import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { keepFunctionRunning } from "./function-process.ts";

/** Ends the first time; listens the second time, and then says so. */
const FAILS_ONCE = `
  const { existsSync, writeFileSync } = require("node:fs");
  const [folder, port] = process.argv.slice(1);
  const isSecond = existsSync(folder + "/failed");
  if (!isSecond) writeFileSync(folder + "/failed", "");
  else require("node:http").createServer().listen(Number(port), "127.0.0.1", () => {
    writeFileSync(folder + "/listens", "");
  });
`;

test("a function whose first start fails is reached once the next one listens", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const running = keepFunctionRunning({
    name: "fails-once",
    program: process.execPath,
    parameters: (port) => ["--eval", FAILS_ONCE, folder, String(port)],
    environment: () => ({}),
  });
  onTestFinished(running.stop);

  await vi.waitFor(() => expect(existsSync(join(folder, "listens"))).toBe(true), 10_000);
  await vi.waitFor(async () => {
    expect(await running.port(AbortSignal.timeout(1_000))).toEqual(expect.any(Number));
  }, 3_000);
});
