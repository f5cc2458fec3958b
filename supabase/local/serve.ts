import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";

import { say } from "./log.ts";
import { createPlainHost } from "./plain-host.ts";

const port = Number(process.env["PORT"] ?? 4173);
const [folder = "dist"] = process.argv.slice(2);
const host = createPlainHost(resolve(folder));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await host(request.method ?? "GET", request.url ?? "/");
  response.writeHead(status, headers).end(body);
}

createServer((request, response) => void answer(request, response)).listen(port, "127.0.0.1", () =>
  say(`${folder} is served at http://127.0.0.1:${port}`),
);
