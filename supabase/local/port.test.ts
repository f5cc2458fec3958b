import { once } from "node:events";
import { createServer } from "node:http";

import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { takePort } from "./port.ts";

/** A server that the system refuses a port, for this reason. */
function serverRefused(code: string) {
  const server = createServer();
  server.listen = () => {
    queueMicrotask(() =>
      server.emit("error", Object.assign(new Error(`listen ${code}`), { code })),
    );
    return server;
  };
  return server;
}

test("a port that another program has taken is named, and the next one offered", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = z.object({ port: z.number() }).parse(other.address());
  await expect(takePort(createServer(), port)).rejects.toThrow(
    `Port ${port} is used by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
});

test("a port that this user may not take is not said to be used", async () => {
  await expect(takePort(serverRefused("EACCES"), 80)).rejects.toThrow(
    "Your user may not open port 80; those below 1024 are often kept for the system. Choose another port: PORT=5173 npm start",
  );
});

test("any other reason is told as it is", async () => {
  await expect(takePort(serverRefused("EMFILE"), 5173)).rejects.toThrow("listen EMFILE");
});
