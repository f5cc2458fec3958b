import { once } from "node:events";
import type { Server } from "node:http";

/** Says that something else listens on the port. */
export class PortInUse extends Error {
  override name = "PortInUse";

  constructor(port: number) {
    super(
      `Port ${port} is used by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** Takes a loopback port for a server, or throws PortInUse. */
export async function takePort(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    throw new PortInUse(port);
  }
}
