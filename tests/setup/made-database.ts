import { join } from "node:path";

import { startServer, type TestServer } from "../stack/server.ts";

let server: TestServer;

/** Has a server make an empty database, so that those of the tests can begin with a copy. */
export async function setup(): Promise<void> {
  server = await startServer();
  await server.stop();
  process.env["MADE_DATABASE"] = join(server.dataFolder, "database");
}

export function teardown(): Promise<void> {
  return server.remove();
}
