import { once } from "node:events";

import { expect, onTestFinished, test } from "vitest";

import { startServer } from "./server.ts";

test("in development the sources are served with hot reload beside the same backend", async () => {
  const server = await startServer({ parameters: ["--dev"] });
  onTestFinished(server.remove);
  expect(await (await fetch(`${server.url}/chat`)).text()).toContain("/@vite/client");
  const client = await (await fetch(`${server.url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? "";
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  const [greeting] = await once(socket, "message");
  expect(greeting).toMatchObject({ data: '{"type":"connected"}' });
  socket.close();
  expect((await fetch(`${server.url}/rest/v1/profiles`)).status).toBe(401);
  expect(await server.stop()).toMatchObject({ exitCode: 0 });
});
