import type { IncomingMessage, Server, ServerResponse } from "node:http";

import { projectFolder } from "./configuration.ts";
import { say, warn } from "./log.ts";

/** Vite's development server on our own port, with hot reload. */
export type ViteSite = {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
};

/** Says why the development server cannot start. */
export class SiteNotServed extends Error {
  override name = "SiteNotServed";
}

/** Starts Vite inside an HTTP server that exists already, or throws SiteNotServed. */
export async function startViteSite(server: Server): Promise<ViteSite> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: projectFolder,
    appType: "spa",
    server: { middlewareMode: { server }, hmr: { server } },
    customLogger: {
      hasWarned: false,
      info: say,
      warn,
      warnOnce: warn,
      error: warn,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
    },
  }).catch((error: unknown) => {
    throw new SiteNotServed(`Vite did not start: ${error instanceof Error ? error.message : ""}`);
  });
  return { answer: vite.middlewares, close: () => vite.close() };
}
