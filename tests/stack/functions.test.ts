import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import { newFolder, startServer, type TestServer } from "./server.ts";

const PROBE = `
let left = 0;
Deno.serve(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/echo")) {
    return new Response(await request.text(), { status: 201, headers: { "x-method": request.method } });
  }
  if (pathname.endsWith("/stream")) {
    let turn = 0;
    return new Response(new ReadableStream({
      pull: (controller) => {
        turn += 1;
        if (turn === 1) controller.enqueue(new TextEncoder().encode("data: one\\n\\n"));
        else return new Promise(() => undefined);
      },
      cancel: () => { left += 1; },
    }), { headers: { "content-type": "text/event-stream" } });
  }
  if (pathname.endsWith("/left")) return new Response(String(left));
  if (pathname.endsWith("/crash")) setTimeout(() => Deno.exit(1), 10);
  if (pathname.endsWith("/rights")) {
    const attempt = async (work) => { try { await work(); return "allowed"; } catch (error) { return error.name; } };
    return Response.json({
      pid: Deno.pid,
      key: Deno.env.get("SUPABASE_ANON_KEY"),
      url: Deno.env.get("SUPABASE_URL"),
      origins: Deno.env.get("ALLOWED_ORIGINS"),
      home: Deno.env.get("HOME") ?? "unknown",
      elsewhere: await attempt(() => fetch("http://127.0.0.1:5432/")),
      ownServer: await attempt(() => fetch(Deno.env.get("SUPABASE_URL") + "/_mail")),
      passwordFile: await attempt(() => Deno.readTextFile("/etc/passwd")),
      program: await attempt(() => new Deno.Command("true").output()),
    });
  }
  return new Response("here");
});
`;

const rightsSchema = z.object({ pid: z.number() }).loose();

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await newFolder();
  await mkdir(join(folder, "probe"));
  await mkdir(join(folder, "_shared"));
  await writeFile(join(folder, "probe/index.ts"), PROBE);
  server = await startServer({ env: { PCOS_CARE_FUNCTIONS: folder } });
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

test("a request reaches its function and the answer comes back whole", async () => {
  const response = await fetch(`${server.url}/functions/v1/probe/echo`, {
    method: "PUT",
    body: "a question",
  });
  expect(response.status).toBe(201);
  expect(response.headers.get("x-method")).toBe("PUT");
  expect(await response.text()).toBe("a question");
});

test("an unknown function and a shared folder answer 404", async () => {
  for (const name of ["nothing-here", "_shared", "..%2Fprobe"]) {
    const response = await fetch(`${server.url}/functions/v1/${name}`, { method: "POST" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  }
});

test("a function may read its own settings, and reach nothing but this server and the model", async () => {
  const response = await fetch(`${server.url}/functions/v1/probe/rights`);
  expect(await response.json()).toEqual({
    pid: expect.any(Number),
    key: server.publishableKey,
    url: server.url,
    origins: `${server.url},http://localhost:${server.port}`,
    home: "unknown",
    elsewhere: "NotCapable",
    ownServer: "allowed",
    passwordFile: "NotCapable",
    program: "NotCapable",
  });
});

test("a stream arrives piece by piece, and ends for the function when the caller leaves", async () => {
  const leave = new AbortController();
  const response = await fetch(`${server.url}/functions/v1/probe/stream`, { signal: leave.signal });
  const first = await response.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe("data: one\n\n");
  const countLeft = async () => (await fetch(`${server.url}/functions/v1/probe/left`)).text();
  expect(await countLeft()).toBe("0");
  leave.abort();
  await vi.waitFor(async () => expect(await countLeft()).toBe("1"), { timeout: 5_000 });
});

test("a function that crashed is started again", async () => {
  const before = await pidOf(server);
  await fetch(`${server.url}/functions/v1/probe/crash`);
  await vi.waitFor(() => expect(isRunning(before)).toBe(false), { timeout: 5_000 });
  const after = await pidOf(server);
  expect(after).not.toBe(before);
});

test(
  "a function does not outlive a killed server, and the next start brings it up",
  { timeout: 120_000 },
  async () => {
    const first = await startServer({ env: { PCOS_CARE_FUNCTIONS: folder } });
    onTestFinished(first.remove);
    const pid = await pidOf(first);
    await first.kill();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5_000 });
    const second = await startServer({
      env: { PCOS_CARE_FUNCTIONS: folder },
      dataFolder: first.dataFolder,
    });
    onTestFinished(second.remove);
    const next = await pidOf(second);
    await second.stop();
    expect(isRunning(next)).toBe(false);
  },
);

async function pidOf(on: TestServer): Promise<number> {
  const response = await fetch(`${on.url}/functions/v1/probe/rights`);
  return rightsSchema.parse(await response.json()).pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
