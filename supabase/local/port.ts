import { once } from "node:events";
import type { Server } from "node:http";

import { z } from "zod";

const SENTENCES: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is used by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (port) =>
    `Your user may not open port ${port}; those below 1024 are often kept for the system. Choose another port: PORT=5173 npm start`,
};

/** Says why the port cannot be had. */
export class PortRefused extends Error {
  override name = "PortRefused";
}

const refusalSchema = z.object({ code: z.string() });

/** Takes a loopback port for a server, or throws PortRefused when it is not to be had. */
export async function takePort(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    const sentence = SENTENCES[refusalSchema.safeParse(error).data?.code ?? ""];
    throw sentence === undefined ? error : new PortRefused(sentence(port));
  }
}
